import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../store/open.js";
import { connectRobot } from "./robot.js";
import { startFleet } from "./startFleet.js";

// A bounded load run on loopback: USERS clients make OPERATIONS bookings of two rounds each, against
// two instances behind a round-robin proxy that share a SQLite file, or the Redis of REDIS_URL. Ends
// with figures; exits 1 if an answer was lost or crossed.
const users = Number(process.env.USERS ?? 200);
const operations = Number(process.env.OPERATIONS ?? 5000);
const redisUrl = process.env.REDIS_URL;
const key = randomBytes(32).toString("base64url");

const folder = await mkdtemp(join(tmpdir(), "askback-load-"));
const sqlitePath = join(folder, "store.sqlite");
const fleet = await startFleet(key, () => openStore({ redisUrl, sqlitePath }));

let next = 0;
let wrong = 0;
const times: number[] = [];

async function user(index: number): Promise<void> {
  let name = "";
  const robot = await connectRobot({
    url: fleet.url,
    key,
    user: index % 2 === 0 ? "alice" : "bob",
    answers: {
      details: async () => ({ name, guests: 2, seating: "inside" }),
      time: { time: "19:30" },
    },
  });
  while (next < operations) {
    name = `Guest ${next++}`;
    const started = performance.now();
    const result = await robot.client.callTool({
      name: "book_table",
      arguments: { restaurant: "Da Nonna" },
    });
    times.push(performance.now() - started);
    if (!JSON.stringify(result.content).includes(`under “${name}”`)) wrong += 1;
  }
  await robot.close();
}

const started = performance.now();
await Promise.all(Array.from({ length: users }, (_, index) => user(index)));
const seconds = (performance.now() - started) / 1000;

await fleet.close();
await rm(folder, { recursive: true, force: true });

times.sort((left, right) => left - right);
const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
console.log(
  `${times.length} operations of two rounds by ${users} users in ${seconds.toFixed(1)} s ` +
    `(${Math.round(times.length / seconds)} per second); ` +
    `median ${at(0.5)} ms, 95 % under ${at(0.95)} ms; lost or crossed: ${wrong}; ` +
    `by instance: ${fleet.proxy.answered.join(" and ")} requests.`,
);
process.exit(wrong === 0 && times.length === operations ? 0 : 1);
