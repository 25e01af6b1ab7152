import { nodeProgram } from "../nodeProgram.js";

export default nodeProgram({ main: "server/main.ts", start: "server/start.ts" }, "dist/server");
