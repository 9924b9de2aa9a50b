import * as fc from "fast-check"

// Each run of `npm test` draws the same random values, so that it says the same of the same code.
// `npm run test:weekly` sets another SEED, prints it, and draws ten times as many.
const { SEED } = process.env
fc.configureGlobal({ seed: Number(SEED ?? 1), numRuns: SEED ? 1000 : 100 })

export * from "fast-check"
