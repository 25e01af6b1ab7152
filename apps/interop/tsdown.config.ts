import { nodeProgram } from "../nodeProgram.js";

export default { ...nodeProgram({ main: "run/main.ts" }, "dist"), clean: false };
