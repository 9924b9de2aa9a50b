/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { shareImage, writeShareImages } from "./shareImage"
import { readSite } from "../siteData"

const site = readSite("content", { address: undefined, prefix: "/shop", isPreview: false })
const [home] = site.pages

/** The share of a card's column of words, from 0 to 1, that is not ground. */
async function inked(heading: string) {
  const picture = await shareImage(site, { ...home, heading }).make()
  const words = sharp(picture).extract({ left: 60, top: 150, width: 590, height: 370 })
  const { channels } = await sharp(await words.greyscale().threshold(128).toBuffer()).stats()
  return 1 - channels[0].mean / 255
}

test("a card has the size that networks ask for, and the address of the site", async () => {
  const card = shareImage(site, home)
  expect(card.url).toBe(`${site.website.address}/shop/${card.file}`)
  expect(await sharp(await card.make()).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test.each([
  ["one letter", "A"],
  ["letters with marks", "Żółć, Đorđe & Ğüney <b>"],
  ["words from right to left", "نجمع الطموح بالفرصة في كل مكان"],
  ["the address, in the place of signs that cannot be drawn", "🚀👩🏽‍🌾🏳️‍🌈"],
  ["letters that no font has", "𓀀𓀁 \ue000"],
  ["one endless word", "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamten"],
  [
    "as many words as a slogan may have",
    "Ambition meets opportunity again. ".repeat(4).slice(0, 120),
  ],
])("there is room for %s", async (_, heading) => {
  const share = await inked(heading)
  expect(share).toBeGreaterThan(0.001)
  expect(share).toBeLessThan(0.5)
})

test("a page without a picture has a card all the same", async () => {
  const picture = await shareImage(site, { ...home, picture: undefined }).make()
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test("a page without a picture has a card all the same", async () => {
  const picture = await shareImage(site, { ...home, picture: undefined }).make()
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test("whatever a card shows decides its name", () => {
  const name = (change: object, on = site) => shareImage(on, { ...home, ...change }).file
  const others = [
    name({}),
    name({ heading: "Other words" }),
    name({ picture: { file: "images/story.png" } }),
    name({ share: { file: "images/story.png" } }),
    name({}, { ...site, website: { ...site.website, name: "Other" } }),
    name({}, { ...site, colours: { ...site.colours, light: site.colours.dark } }),
  ]
  expect(new Set(others).size).toBe(others.length)
  expect(name({})).toBe(others[0])
})

test("a picture that content names is the card, with its own description", async () => {
  const file = "images/story.png"
  const card = shareImage(site, { ...home, share: { file, description: "A sun" } })
  expect(card.description).toBe("A sun")
  const own = await sharp(join("content", file)).resize(1200, 630).toBuffer()
  const [drawn, wanted] = await Promise.all(
    [await card.make(), own].map((one) => sharp(one).removeAlpha().resize(8, 8).raw().toBuffer()),
  )
  drawn.forEach((value, index) => expect(Math.abs(value - wanted[index])).toBeLessThan(12))
})

test("a card is drawn once, and goes with its page", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cards-"))
  const one = { ...site, pages: [home] }
  await writeShareImages(one, folder)
  const { file } = shareImage(site, home)
  const { mtimeMs } = statSync(join(folder, file))
  writeFileSync(join(folder, "static/share/old.jpg"), "")
  await writeShareImages(one, folder)
  expect(statSync(join(folder, file)).mtimeMs).toBe(mtimeMs)
  expect(readdirSync(join(folder, "static/share"))).toHaveLength(1)
  expect(existsSync(join(folder, file))).toBe(true)
  rmSync(folder, { recursive: true })
})
