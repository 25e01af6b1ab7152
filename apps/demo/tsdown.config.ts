import { nodeProgram } from "../nodeProgram.js";

// The load run drives our own client.
export default nodeProgram({ main: "server/main.ts", load: "server/fleet/load.ts" }, "dist/server");
