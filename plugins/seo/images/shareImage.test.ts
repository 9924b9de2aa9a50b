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

test("a share image has the size that social networks expect, and an absolute URL", async () => {
  const image = shareImage(site, home)
  expect(image.url).toBe(`${site.address}/shop/${image.file}`)
  const withoutPicture = shareImage(site, { ...home, picture: undefined })
  for (const one of [image, withoutPicture])
    expect(await sharp(await one.render()).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test.each([
  ["a single character", "A"],
  ["characters with diacritics", "Żółć, Đorđe & Ğüney <b>"],
  ["the host, in place of emoji alone", "🚀👩🏽‍🌾🏳️‍🌈"],
  ["characters that no font has", "𓀀𓀁 \ue000"],
  ["a long word", "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamten"],
  ["the longest slogan", "Ambition meets opportunity again. ".repeat(4).slice(0, 120)],
])("the image has room for %s", async (_, heading) => {
  const picture = await shareImage(site, { ...home, heading }).render()
  const column = sharp(picture).extract({ left: 60, top: 150, width: 590, height: 370 })
  const { channels } = await sharp(await column.greyscale().threshold(128).toBuffer()).stats()
  /** The part of the text column, from 0 to 1, that is not background. */
  const ratio = 1 - channels[0].mean / 255
  expect(ratio).toBeGreaterThan(0.001)
  expect(ratio).toBeLessThan(0.5)
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
    name({}, { ...site, card: { ...site.card, display: site.card.text } }),
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
  const { channels } = await sharp(await image.render()).stats()
  expect(channels[0].min).toBeGreaterThan(245)
  expect(channels[1].max).toBeLessThan(10)
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
