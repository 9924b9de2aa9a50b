/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { svgFavicon, writeIcons } from "./favicons"
import { readSite } from "../siteData"

const site = readSite("content", { siteUrl: undefined, basePath: "", isPreview: false })
let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "icons-"))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function pixel(file: string, left: number, top: number) {
  const one = sharp(join(folder, file)).ensureAlpha().extract({ left, top, width: 1, height: 1 })
  return [...(await one.raw().toBuffer())]
}

test("every size is rendered from one image", async () => {
  await writeIcons(site, folder)
  const sizes = { "icon-192.png": 192, "icon-512.png": 512, "icon-maskable.png": 512 }
  for (const [file, size] of Object.entries({ ...sizes, "apple-touch-icon.png": 180 }))
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({ width: size, height: size })
  const ico = readFileSync(join(folder, "favicon.ico"))
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32 })
  expect(readFileSync(join(folder, "favicon.svg"), "utf8")).toContain("<svg")
  expect(svgFavicon(site)).toBe("/favicon.svg")
})

test("icons that phones crop continue the colour of their tile", async () => {
  await writeIcons(site, folder)
  const pine = [14, 77, 67, 255]
  expect(await pixel("apple-touch-icon.png", 0, 0)).toEqual(pine)
  expect(await pixel("icon-maskable.png", 0, 0)).toEqual(pine)
  expect((await pixel("icon-512.png", 0, 0))[3]).toBe(0)
})

test("a logo that is not square becomes an icon on the colour of the page", async () => {
  const logo = join(folder, "logo.png")
  const wide = { width: 90, height: 30, channels: 4 as const, background: "#ff0000" }
  writeFileSync(logo, await sharp({ create: wide }).png().toBuffer())
  writeFileSync(join(folder, "favicon.svg"), "an earlier icon")
  const website = { ...site.website, icon: undefined, logo: "logo.png" }
  const other = { ...site, website, imageFile: () => logo }
  await writeIcons(other, folder)
  expect(svgFavicon(other)).toBeUndefined()
  expect(existsSync(join(folder, "favicon.svg"))).toBe(false)
  const paper = await sharp({ create: { ...wide, background: site.colours.light.paper } })
    .raw()
    .toBuffer()
  expect(await pixel("apple-touch-icon.png", 2, 2)).toEqual([...paper.subarray(0, 4)])
  expect(await pixel("apple-touch-icon.png", 90, 90)).toEqual([255, 0, 0, 255])
})
