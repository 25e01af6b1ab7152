import fc from "fast-check";

/**
 * Property tests take the same inputs on every run, so that what fails is what was changed. Other
 * inputs: `ASKBACK_SEED=7 pnpm test:unit`, or `ASKBACK_SEED=random`. A failure prints its seed.
 */
const { ASKBACK_SEED: seed = "1" } = process.env;
if (seed !== "random") fc.configureGlobal({ seed: Number(seed) });
