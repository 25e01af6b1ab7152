import { expect, it } from "vitest";
import { serveHostNode } from "./server/nodeHttp.js";
import { createWorld, settled, whenShown } from "./world.testing.js";

it("a page that does not read gets nothing more, and then what is, in one frame", async () => {
  const { host, session, ask } = createWorld();
  const written: string[] = [];
  let drain: () => void = () => {};
  const served = serveHostNode(
    host,
    {
      ...{ method: "GET", url: "/askback?page=p", headers: {} },
      async *[Symbol.asyncIterator]() {},
    },
    {
      writeHead: () => undefined,
      write(text) {
        written.push(text);
        return false;
      },
      end: () => undefined,
      once(event, listener) {
        if (event === "drain") drain = listener;
      },
    },
  );
  await settled();
  expect(written).toHaveLength(1);
  session.attach({ form: true });
  ask().catch(() => undefined);
  const { id } = await whenShown(session);
  for (let at = 0; at < 1_000; at += 1) session.saveDrafts(id, "request", { f0: `draft ${at}` });
  await settled();
  expect(written).toHaveLength(1);
  drain();
  await settled();
  expect(written).toHaveLength(2);
  expect(written[1]).toContain('"draft 999"');
  expect(written[1]).not.toContain('"draft 998"');
  host.close();
  drain();
  await settled();
  expect(written.at(-1)).toContain('"end"');
  drain();
  await served;
});
