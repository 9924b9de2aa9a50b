import { defineConfig } from "@playwright/test"
import { join } from "node:path"
import { notInFirefox, onlyInChromium, patternOf } from "./e2e/browsers/notInFirefox"
import { hasOwnFirefox } from "./scripts/lib/browsers"
import "./scripts/lib/siteModel"

const { CHROMIUM_PATH, CI, TEST_PORT = "9123" } = process.env
const { RESULTS = "test-results/playwright.json" } = process.env
const baseURL = `http://localhost:${TEST_PORT}`

// They change the code or the address of the site, or build another one.
const ownCopies = /[\\/]e2e[\\/]weekly[\\/][^\\/]+\.spec\.ts$/

// The weekly run tries them in other browsers, too.
const ofVisitors = /[\\/]e2e[\\/](form|loading|navigation|notifications|pages)[\\/]/

// Debian's Firefox stands in where Playwright's own cannot be downloaded.
const systemFirefox = {
  channel: "moz-firefox",
  launchOptions: { executablePath: join(__dirname, "e2e/browsers/engines/firefox.mjs") },
}

// A development server responds slowly on a busy machine.
const devServer = { workers: 1, timeout: 120_000, expect: { timeout: 30_000 } }

export default defineConfig({
  testDir: "e2e",
  // Playwright empties this folder, but not the rest of test-results/.
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  // A test that passes only on the second try is reported as flaky.
  retries: CI ? 1 : 0,
  forbidOnly: Boolean(CI),
  reporter: [["list"], ["json", { outputFile: RESULTS }]],
  // A busy machine is slow, which is no fault of the code.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    browserName: "chromium",
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
    // A trace costs a third of the time. `npx playwright test <file> --trace on` shows why a test fails.
    trace: "off",
    launchOptions: {
      executablePath: CHROMIUM_PATH || undefined,
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
    },
  },
  // `npm test` runs the first two, `npm run test:weekly` the others.
  projects: [
    // Each worker bundles the editor, so one does.
    { name: "editor", testDir: "e2e/editor", workers: 1 },
    {
      name: "site",
      testIgnore: "**/e2e/{weekly,editor,browsers}/**",
      grepInvert: /@weekly/,
    },
    // They change content of one copy of the site, so only the first build is cold.
    { name: "weekly-builds", testDir: "e2e/weekly/builds", workers: 1, timeout: 600_000 },
    // Each has a copy of its own.
    { name: "weekly-copies", testMatch: ownCopies },
    { name: "weekly-dev", testDir: "e2e/weekly/dev", ...devServer },
    { name: "weekly-editor", testDir: "e2e/weekly/editor", ...devServer },
    {
      name: "weekly",
      testMatch: ["**/e2e/weekly/visitors/**", "**/strangers.spec.ts"],
    },
    {
      name: "firefox",
      testMatch: ofVisitors,
      grepInvert: patternOf(hasOwnFirefox() ? onlyInChromium : notInFirefox),
      use: {
        browserName: "firefox",
        ...(hasOwnFirefox() ? { launchOptions: {} } : systemFirefox),
      },
    },
    {
      name: "webkit",
      testMatch: ofVisitors,
      grepInvert: patternOf(onlyInChromium),
      use: { browserName: "webkit", launchOptions: {} },
    },
  ],
  webServer: {
    // Through Node, because the programs in node_modules/.bin have another form on Windows.
    command: "node --import tsx scripts/serve/cli.ts",
    cwd: __dirname,
    env: { HOST: "", PORT: TEST_PORT },
    url: baseURL,
    reuseExistingServer: false,
  },
})
