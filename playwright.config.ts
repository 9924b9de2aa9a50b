import { defineConfig } from "@playwright/test"

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH, CI, TEST_PORT = "9123" } = process.env
const baseURL = `http://localhost:${TEST_PORT}`

const developed = /(live|editor)\.spec\.ts$/
const building = /[\\/](stress|hosted-picture|injection|interrupted|pr-report|warm)\.spec\.ts$/
// Chromium's headless shell takes half the time, but draws letters otherwise and keeps no page.
const drawn = /(visual|history)\.spec\.ts$/

const elsewhere = /prefixed\.spec\.ts$/
const alsoElsewhere = /(contact-form|menu|navigation|no-script)\.spec\.ts$/

const launchOptions = (browser: string | undefined) => ({
  executablePath: browser || undefined,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
})

export default defineConfig<object, { isElsewhere: boolean }>({
  testDir: "e2e",
  snapshotPathTemplate: "{testDir}/visual/{arg}{ext}",
  // Playwright empties this folder; what else is in test-results/ stays.
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(CI),
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  expect: { timeout: 5_000 },
  use: {
    baseURL,
    browserName: "chromium",
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
    trace: CI ? "off" : "retain-on-failure",
    launchOptions: launchOptions(HEADLESS_SHELL_PATH || CHROMIUM_PATH),
  },
  projects: [
    // What takes longest comes first. All of these share one development server, which is slow to
    // answer while other tests build: so those come last.
    {
      name: "developed",
      testMatch: developed,
      workers: 1,
      timeout: 120_000,
      expect: { timeout: 30_000 },
    },
    { name: "built", testIgnore: [developed, drawn, building, elsewhere] },
    { name: "drawn", testMatch: drawn, use: { launchOptions: launchOptions(CHROMIUM_PATH) } },
    {
      // The same site below a path prefix, with its assets on another origin.
      name: "prefixed",
      testMatch: [elsewhere, alsoElsewhere],
      workers: 1,
      use: { isElsewhere: true },
    },
    { name: "building", testMatch: building },
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
