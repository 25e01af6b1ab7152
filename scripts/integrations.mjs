// The chats made with the libraries people use, and the sample server: pnpm integrations
import { buildAndRun } from "./buildAndRun.mjs";

await buildAndRun("integrations", "The integrations");
