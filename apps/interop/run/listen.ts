import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface Listening {
  origin: string;
  close(): Promise<void>;
}

/** @param port 0: any free one */
export async function listen(server: Server, port = 0): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export async function freePort(): Promise<number> {
  const { origin, close } = await listen(createServer());
  await close();
  return Number(new URL(origin).port);
}

/** Resolves to whether something listens there before the time (ms) is over. */
export async function whenListening(
  port: number,
  limit: number,
  goesOn: () => boolean,
): Promise<boolean> {
  for (const end = Date.now() + limit; Date.now() < end && goesOn(); await pause(100)) {
    const there = await new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: "127.0.0.1" });
      socket.once("connect", () => {
        socket.destroy();
        resolve(true);
      });
      socket.once("error", () => resolve(false));
    });
    if (there) return true;
  }
  return false;
}
