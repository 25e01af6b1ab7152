import { z } from "zod";
import { type DemoConfig, serverIds } from "../../shared/config.js";

const shape = z.object({
  servers: z.array(z.object({ id: z.enum(serverIds), label: z.string(), url: z.url() })),
  guardMs: z.number().exactOptional(),
});

/** The addresses of the servers, from the process that serves the page. */
export async function readConfig(): Promise<DemoConfig> {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`The page's settings could not be read (${response.status}).`);
  return shape.parse(await response.json());
}
