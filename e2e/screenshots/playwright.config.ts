import { defineConfig } from "@playwright/test"
import tests from "../../playwright.config"

/** Takes screenshots of all pages and states: `npm run screenshots`. */
export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: "states.ts",
  // Playwright empties this folder first.
  outputDir: "../../screenshots",
  reporter: "list",
  // The fonts are changed in the HTML, so its style hashes no longer match.
  projects: [{ name: "screenshots", use: { bypassCSP: true } }],
})
