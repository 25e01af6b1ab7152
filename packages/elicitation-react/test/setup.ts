import { preloadEngine } from "@askback/client-core";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A loaded machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

// What asks is there from the start, so that a question is on screen in the turn in which it is asked.
await preloadEngine();

afterEach(cleanup);
