export { displayText, type SafeText } from "./displayText.js";
