import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface Listening {
  port: number;
  /** `http://127.0.0.1:port` */
  origin: string;
  /** Ends open streams too, so that the process can end. */
  close(): Promise<void>;
}

/**
 * Listens on 127.0.0.1.
 * @param port wished port; another free one when it is taken and `orFree` is set; 0 for any
 */
export async function listen(
  port: number,
  handler: RequestListener,
  options: { orFree?: boolean } = {},
): Promise<Listening> {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE" || !options.orFree) return reject(error);
      server.once("error", reject);
      server.listen(0, "127.0.0.1", resolve);
    });
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        // Closed already is closed too.
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
