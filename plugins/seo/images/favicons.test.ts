/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import sharp from "sharp"
import { readSite } from "../../../test/support/readSite"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { svgFavicon, writeIcons } from "./favicons"
import { shareImage } from "./shareImage"
import { fixtureContent } from "../../content-model/testing/fixtureSite"

const site = readSite(fixtureContent, { siteUrl: undefined, basePath: "", isPreview: false })
const { at, write } = temporaryFolder()

async function pixel(file: string, left: number, top: number) {
  const one = sharp(at(file)).ensureAlpha().extract({ left, top, width: 1, height: 1 })
  return [...(await one.raw().toBuffer())]
}

test("every size is rendered from one image", async () => {
  await writeIcons(site, at())
  const sizes = { "icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180 }
  for (const [file, size] of Object.entries(sizes))
    expect(await sharp(at(file)).metadata()).toMatchObject({ width: size, height: size })
  const ico = readFileSync(at("favicon.ico"))
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32 })
  expect(svgFavicon(site)).toBe("/favicon.svg")
  // Icons that phones crop continue the colour of their tile.
  for (const file of ["apple-touch-icon.png", "icon-maskable.png"])
    expect(await pixel(file, 0, 0)).toEqual([14, 77, 67, 255])
  expect((await pixel("icon-512.png", 0, 0))[3]).toBe(0)
})

test("a logo that is not square becomes an icon on the colour of the page", async () => {
  const wide = { width: 90, height: 30, channels: 4 as const, background: "#ff0000" }
  write("logo.png", await sharp({ create: wide }).png().toBuffer())
  write("favicon.svg", "an earlier icon")
  const other = { ...site, icon: undefined, logo: "logo.png", imageFile: () => at("logo.png") }
  await writeIcons(other, at())
  expect(svgFavicon(other)).toBeUndefined()
  expect(existsSync(at("favicon.svg"))).toBe(false)
  expect(Math.min(...(await pixel("apple-touch-icon.png", 2, 2)))).toBeGreaterThan(200)
  expect(await pixel("apple-touch-icon.png", 90, 90)).toEqual([255, 0, 0, 255])
})

test.each([
  'width="7000" height="7000"',
  'width="16383" height="1"',
  'width=".5mm" height=".5mm"',
  "",
])("an SVG with %s becomes an icon and the logo of a share image", async (size) => {
  const red = '<rect width="100%" height="100%" fill="#f00"/>'
  write("logo.svg", `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${red}</svg>`)
  const other = { ...site, imageFile: () => at("logo.svg") }
  await writeIcons(other, at())
  const { channels } = await sharp(at("icon-192.png")).stats()
  expect([channels[0].max, channels[1].max, channels[3].max > 0]).toEqual([255, 0, true])
  await shareImage(other, { ...site.pages[0], picture: undefined }).render()
})

test("an SVG of a few pixels is drawn at the size of the icon, not enlarged", async () => {
  const half = '<rect width="12" height="24" fill="#f00"/>'
  write("logo.svg", `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">${half}</svg>`)
  await writeIcons({ ...site, imageFile: () => at("logo.svg") }, at())
  expect(await pixel("icon-192.png", 94, 90)).toEqual([255, 0, 0, 255])
  expect((await pixel("icon-192.png", 97, 90))[3]).toBe(0)
})
