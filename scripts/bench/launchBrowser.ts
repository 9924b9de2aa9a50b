import { chromium } from "@playwright/test"
import { findBrowser } from "../findBrowser"

/** Starts the browser of the tests, with more command line options. */
export const launchBrowser = async (...options: string[]) =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", ...options],
  })
