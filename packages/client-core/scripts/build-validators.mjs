// Writes src/form/validators.generated.js.
import { writeFileSync } from "node:fs";
import { generateValidators } from "./validators.mjs";

writeFileSync(
  new URL("../src/form/validators.generated.js", import.meta.url),
  generateValidators(),
);
