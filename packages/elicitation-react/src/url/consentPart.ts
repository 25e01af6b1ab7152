import { lazyPart } from "../provider/lazyPart.js";

/** What shows an address, what was found about it, and what comes after opening it. */
export const consentPart = lazyPart(() =>
  import("./ConsentBody.js").then((room) => room.ConsentBody),
);
