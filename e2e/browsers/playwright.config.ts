import { defineConfig } from "@playwright/test"
import { join } from "node:path"
import "../../scripts/lib/siteModel"

const { RESULTS = "test-results/browsers.json" } = process.env
const output = "../../test-results"

// The same checks in two browsers that Playwright does not bring.
export default defineConfig<object, { engine: "firefox" | "webkit" }>({
  testDir: ".",
  outputDir: `${output}/browsers`,
  workers: 1,
  timeout: 90_000,
  reporter: [["list"], ["json", { outputFile: join(__dirname, "../..", RESULTS) }]],
  expect: { timeout: 15_000 },
  projects: [
    {
      name: "firefox",
      outputDir: `${output}/firefox-checks`,
      use: { engine: "firefox" },
    },
    { name: "webkit", outputDir: `${output}/webkit`, use: { engine: "webkit" } },
  ],
})
