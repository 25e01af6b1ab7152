// What few forms have, loaded with the first that does: secrets, and what cannot be shown.
export { BrokenForm } from "./BrokenForm.js";
export { CredentialNotice, SecretNotice } from "./Notices.js";
export { NotShown } from "./NotShown.js";
