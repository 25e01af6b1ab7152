import { everything, everythingStdio } from "./everything.js";
import { fastmcp, fastmcpStateless } from "./fastmcp.js";
import { fastmcpPython, fastmcpPythonLegacy } from "./fastmcpPython.js";
import { mcpHandler, mcpHandlerLegacy } from "./mcpHandler.js";
import { formExample, streamableExample } from "./sdkExamples.js";
import type { ServerPlan } from "./types.js";
import { xmcp, xmcpLegacy } from "./xmcp.js";

export const plans: readonly ServerPlan[] = [
  mcpHandler,
  mcpHandlerLegacy,
  everything,
  everythingStdio,
  formExample,
  streamableExample,
  fastmcp,
  fastmcpStateless,
  xmcp,
  xmcpLegacy,
  fastmcpPython,
  fastmcpPythonLegacy,
];
