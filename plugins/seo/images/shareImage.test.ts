/** @jest-environment node */
import { readdirSync, statSync } from "node:fs"
import sharp from "sharp"
import { readSite } from "../../../test/support/readSite"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { shareImage, writeShareImages } from "./shareImage"
import { fixtureContent } from "../../content-model/testing/fixtureSite"

const site = readSite(fixtureContent, { siteUrl: undefined, basePath: "/shop", isPreview: false })
const [home] = site.pages
const folder = temporaryFolder()

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

test("a picture that content names is the share image, with its own description", async () => {
  const red = { width: 400, height: 300, channels: 3 as const, background: "#ff0000" }
  folder.write("red.png", await sharp({ create: red }).png().toBuffer())
  const own = { ...site, imageFile: () => folder.at("red.png") }
  const image = shareImage(own, { ...home, share: { file: "red.png", description: "A sun" } })
  expect(image.description).toBe("A sun")
  expect(image.url).toBe(`${site.address}/shop/${image.file}`)
  const { channels } = await sharp(await image.render()).stats()
  expect(channels[0].min).toBeGreaterThan(245)
  expect(channels[1].max).toBeLessThan(10)
})

test("a photograph that is stored turned is upright in the image", async () => {
  const half = { width: 300, height: 400, channels: 3 as const }
  const red = await sharp({ create: { ...half, background: "#ff0000" } })
    .png()
    .toBuffer()
  const turned = sharp({ create: { ...half, width: 600, background: "#0000ff" } })
    .composite([{ input: red, gravity: "west" }])
    .withMetadata({ orientation: 6 }) // its left side is the top
  folder.write("turned.jpg", await turned.jpeg().toBuffer())
  const own = { ...site, imageFile: () => folder.at("turned.jpg") }
  const image = sharp(await shareImage(own, { ...home, share: { file: "turned.jpg" } }).render())
  const top = await sharp(
    await image.clone().extract({ left: 0, top: 0, width: 1200, height: 99 }).toBuffer(),
  ).stats()
  expect(top.channels[0].mean).toBeGreaterThan(200)
  expect(top.channels[2].mean).toBeLessThan(50)
})

test("an image is rendered once, and deleted with its page", async () => {
  const one = { ...site, pages: [home] }
  await writeShareImages(one, folder.at())
  const { file } = shareImage(site, home)
  const { mtimeMs } = statSync(folder.at(file))
  folder.write("static/share/old.jpg")
  await writeShareImages(one, folder.at())
  expect(statSync(folder.at(file)).mtimeMs).toBe(mtimeMs)
  expect(readdirSync(folder.at("static/share"))).toHaveLength(1)
})
