// Takes the pictures of docs/design.md from the built site: `npx tsx scripts/assets/designPictures.ts`.
import sharp from "sharp"
import { runCommand } from "../lib/runCommand"
import { openBrowser, takeScreenshot } from "../pr-report/takeScreenshot"

const page = "how-we-work"
const shownWidths = { 1440: 640, 360: 240 } // of a screen and of its picture, in pixels
const schemes = ["light", "dark"] as const

async function takePictures() {
  const browser = await openBrowser()
  for (const [screen, width] of Object.entries(shownWidths))
    for (const scheme of schemes) {
      const view = { width: Number(screen), scheme }
      const screenshot = await takeScreenshot(browser, "public", `/${page}/`, view)
      await sharp(screenshot)
        .resize({ width })
        .webp({ quality: 65 })
        .toFile(`docs/pictures/${page}-${screen}-${scheme}.webp`)
    }
  await browser.close()
}

void runCommand(takePictures)
