import * as fc from "fast-check"

// Each run of `npm test` draws the same random values, so that it says the same of the same code.
// `npm run test:weekly` sets another SEED and prints it.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })
