import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { preloadAll } from "./preload.js";

// A loaded machine is no failure.
configure({ asyncUtilTimeout: 30_000 });

// A question is on screen in the turn in which it is asked.
await preloadAll();

afterEach(cleanup);
