import { existsSync, readFileSync, readdirSync, statSync } from "node:fs"
import sharp from "sharp"
import { readSite, seoOptions } from "../../../test/support/readSite"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { svgFavicon, writeIcons } from "./favicons"
import { shareImage, writeShareImages } from "./shareImage"
import { fixtureContent } from "../../content-model/testing/fixtureSite"
import { testImage } from "../../content-model/testing/testImage"
import { cachedName } from "../../content-model/read/imageCache"
import { readValues } from "../../content-model/read/readContent"
import { readDeployment } from "../data/environment"
import { createSiteData } from "../data/siteData"

const site = readSite(fixtureContent, { siteUrl: undefined, basePath: "/shop", isPreview: false })
const [home] = site.pages
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
  write("logo.png", await testImage(90, 30, "red").toBuffer())
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

test.each([
  ["the host, in place of emoji alone", "🚀👩🏽‍🌾🏳️‍🌈"],
  ["characters that no font has", "𓀀𓀁 \ue000"],
  ["the longest slogan", "Ambition meets opportunity again. ".repeat(4).slice(0, 120)],
])("the image has the size that social networks expect, and room for %s", async (_, heading) => {
  const picture = await shareImage(site, { ...home, heading, picture: undefined }).render()
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
  const column = sharp(picture).extract({ left: 60, top: 150, width: 590, height: 370 })
  const { channels } = await sharp(await column.greyscale().threshold(128).toBuffer()).stats()
  const textRatio = 1 - channels[0].mean / 255
  expect(textRatio).toBeGreaterThan(0.001)
  expect(textRatio).toBeLessThan(0.5)
})

test("the name of a file depends on everything that the image shows", () => {
  const name = (change: object, on = site) => shareImage(on, { ...home, ...change }).file
  const others = [
    name({}),
    name({ heading: "Other words" }),
    name({ picture: { file: "images/story.png" } }),
    name({ picture: { ...home.picture, focus: { x: 0, y: 50 } } }),
    name({ share: { file: "images/story.png" } }),
    name({}, { ...site, name: "Other" }),
    name({}, { ...site, card: { ...site.card, frame: () => "M0 0H9V9z" } }),
    name({}, { ...site, colours: { ...site.colours, light: site.colours.dark } }),
  ]
  expect(new Set(others).size).toBe(others.length)
  expect(name({})).toBe(others[0])
})

test("a picture that content names is the share image: upright, with its own description", async () => {
  const red = await testImage(300, 400, "red").toBuffer()
  const turned = testImage(600, 400, "blue")
    .composite([{ input: red, gravity: "west" }])
    .withMetadata({ orientation: 6 }) // its left side is the top
  write("turned.jpg", await turned.jpeg().toBuffer())
  const own = { ...site, imageFile: () => at("turned.jpg") }
  const image = shareImage(own, { ...home, share: { file: "turned.jpg", description: "A sun" } })
  expect(image.description).toBe("A sun")
  expect(image.url).toBe(`${site.address}/shop/${image.file}`)
  const upper = { left: 0, top: 0, width: 1200, height: 300 }
  const cut = sharp(await image.render()).extract(upper)
  const top = await sharp(await cut.toBuffer()).stats()
  expect(top.channels[0].min).toBeGreaterThan(200)
  expect(top.channels[2].max).toBeLessThan(50)
})

test("the file of an image is its own, or the copy of a remote image", () => {
  const url = "https://images.example/hen.png"
  const copy = `${cachedName(url)}.png`
  write(copy)
  const { imageFile } = createSiteData(
    readValues(fixtureContent),
    seoOptions,
    at(),
    readDeployment({}),
  )
  expect([url, "images/a.png"].map(imageFile)).toEqual([at(copy), at("images/a.png")])
})

test("an image is rendered once, and deleted with its page", async () => {
  const one = { ...site, pages: [home] }
  await writeShareImages(one, at())
  const { file } = shareImage(site, home)
  const { mtimeMs } = statSync(at(file))
  write("static/share/old.jpg")
  await writeShareImages(one, at())
  expect(statSync(at(file)).mtimeMs).toBe(mtimeMs)
  expect(readdirSync(at("static/share"))).toHaveLength(1)
})
