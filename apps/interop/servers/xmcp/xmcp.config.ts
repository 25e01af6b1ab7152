import type { XmcpConfig } from "xmcp";

const config: XmcpConfig = {
  http: { host: "127.0.0.1", port: Number(process.env.PORT) },
  paths: { tools: "src/tools", prompts: false, resources: false },
  typescript: { skipTypeCheck: true },
};
export default config;
