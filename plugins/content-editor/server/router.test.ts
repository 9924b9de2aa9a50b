/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { manifestFile } from "../../content-model/constants"
import { cachedName, sha256, manifestText } from "../../content-model/images/imageCache"
import { writeAtomically } from "../../content-model/validate/writeAtomically"
import {
  decapRequest,
  assetOf,
  deleting,
  startEditorApi,
  saving,
  uploading,
  type Asked,
} from "../testing/editorApi"

let door: Awaited<ReturnType<typeof startEditorApi>>
let pixels: Buffer
const ask = async (asked: Asked) => {
  const { status, text } = await door.ask(asked)
  return { status, said: JSON.parse(text) }
}

const paint = (background: string) =>
  sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer()

beforeAll(async () => {
  door = await startEditorApi()
  pixels = await paint("teal")
})
afterEach(() => door.content.restore())
afterAll(() => door.end())

const file = "values/ambition.json"
const path = `content/${file}`
const pathOf = (name: string) => join(door.root, name)
const read = () => door.content.read(file)
const titled = (title: string) => read().replace(/"title": "[^"]*"/, `"title": "${title}"`)
const entry = { path, label: "Ambition" }

test("Decap's local backend lists and reads", async () => {
  const folder = { folder: "content/services", extension: "json", depth: 1 }
  const { said } = await ask(decapRequest("entriesByFolder", folder))
  expect(said).toHaveLength(3)
  const [byFile] = (await ask(decapRequest("entriesByFiles", { files: [entry] }))).said
  expect(byFile).toMatchObject({ data: read(), file: entry })
  expect((await ask(decapRequest("getEntry", { path }))).said.data).toBe(read())
  expect(
    (await ask(decapRequest("getEntry", { path: "content/services/none.json" }))).said.data,
  ).toBeNull()
  const deploy = await ask(
    decapRequest("getDeployPreview", { collection: "values", slug: "ambition" }),
  )
  expect(deploy).toEqual({ status: 200, said: null })
})

test("a saved word is one changed line, and another save can follow", async () => {
  const before = read()
  const after = titled("Courage")
  expect(await ask(saving(path, after, { [path]: before }))).toMatchObject({ status: 200 })
  const old = new Set(before.split("\n"))
  expect(
    read()
      .split("\n")
      .filter((line) => !old.has(line)),
  ).toEqual(['  "title": "Courage",'])
  const third = titled("Daring")
  expect(await ask(saving(path, third, { [path]: after }))).toMatchObject({ status: 200 })
  expect(read()).toBe(third)
  expect(readdirSync(pathOf("content/values")).toSorted()).toEqual(
    readdirSync("content/values").toSorted(),
  )
})

test("a new item comes with its picture; then both can be deleted, the picture last", async () => {
  const item = door.content.read("services/poultry-trading.json")
  const raw = item
    .replace('"poultry-trading"', '"eggs"')
    .replace(/images\/\w+\.png/, "images/eggs.png")
  const [text, picture] = ["content/services/eggs.json", "content/images/eggs.png"]
  const opened = { [text]: null }
  expect(await ask(saving(text, raw, opened))).toMatchObject({
    status: 422,
    said: { error: expect.stringContaining('the picture "images/eggs.png" does not exist') },
  })
  const saved = await ask(saving(text, raw, opened, [assetOf(picture, pixels)]))
  expect(saved).toMatchObject({ status: 200 })
  expect(readFileSync(pathOf(text), "utf8")).toBe(raw)
  expect(readFileSync(pathOf(picture))).toEqual(pixels)

  const refused = await ask(deleting(picture))
  expect(refused).toMatchObject({ status: 422 })
  expect(refused.said.error).toMatch(/^Not deleted:\nServices › .*Picture file/)
  expect(await ask(deleting(text, { [text]: raw }))).toMatchObject({ status: 200 })
  expect(await ask(deleting(picture))).toMatchObject({ status: 200 })
  expect([text, picture].filter((name) => existsSync(pathOf(name)))).toEqual([])
})

const kinds = [
  ["png", "png"],
  ["jpg", "jpeg"],
  ["jpeg", "jpeg"],
  ["webp", "webp"],
  ["avif", "avif"],
] as const

test.each(kinds)("a .%s picture can be uploaded", async (ending, kind) => {
  const bytes = await sharp(pixels).toFormat(kind).toBuffer()
  const picture = `content/images/new.${ending}`
  const { status, said } = await ask(uploading(picture, bytes))
  expect(status).toBe(200)
  expect(said).toMatchObject({ path: picture, content: bytes.toString("base64") })
  const listed = await ask(decapRequest("getMedia", { mediaFolder: "content/images" }))
  expect(listed.said.map((one: { path: string }) => one.path)).toContain(picture)
  const { headers } = await door.ask({ method: "GET", path: `/images/new.${ending}` })
  expect(headers["content-type"]).toBe(`image/${kind}`)
})

test("the snapshot names where each picture can be seen", async () => {
  door.content.write("images/what?#1%.png", pixels)
  const { said } = await ask({ method: "GET", path: "/content.json" })
  expect(said.listing.files).toContain(file)
  expect(said.pictures["images/hero.png"]).toMatchObject({
    url: "/admin/images/hero.png",
    format: "png",
  })
  const odd = said.pictures["images/what?#1%.png"].url.replace("/admin", "")
  expect(await door.ask({ method: "GET", path: odd })).toMatchObject({ status: 200 })
  const logo = await door.ask({ method: "GET", path: "/images/logo.svg" })
  expect(logo.headers).toMatchObject({
    "content-type": "image/svg+xml",
    "content-security-policy": expect.stringMatching(/^sandbox;/),
    "x-content-type-options": "nosniff",
  })
  for (const name of [
    "none.png",
    "..%2fsite.json",
    "%2e%2e%2fsite.json",
    "sources%2fhero.svg.x",
    "%00",
  ])
    expect(await door.ask({ method: "GET", path: `/images/${name}` })).toMatchObject({
      status: 404,
    })
})

test("a field that holds an address on an image host is saved, and shows its kept copy", async () => {
  const [text, address] = ["services/poultry-trading.json", "https://pictures.example/hen.png"]
  const copy = `${cachedName(address)}.png`
  door.content.write(copy, pixels)
  door.content.write(
    manifestFile,
    manifestText({ [address]: { file: copy, sha256: sha256(pixels) } }),
  )
  door.content.replace(text, "images/poultry.png", address)
  const { said } = await ask({ method: "GET", path: "/content.json" })
  const { url } = said.pictures[said.kept.files[address]]
  const shown = await door.ask({ method: "GET", path: url.replace("/admin", "") })
  expect(shown).toMatchObject({ status: 200, headers: { "content-type": "image/png" } })

  const before = door.content.read(text)
  const after = before.replace("Poultry", "Hens")
  const saved = await ask(saving(`content/${text}`, after, { [`content/${text}`]: before }))
  expect(saved.status).toBe(200)
  expect(door.content.read(text)).toContain(address)
  expect(await ask(deleting(`content/${copy}`))).toMatchObject({ status: 403 })
  const listed = await ask(decapRequest("getMedia", { mediaFolder: "content/images" }))
  expect(listed.said.filter((one: { path: string }) => one.path.includes("kept"))).toEqual([])
})

const conflicts: [what: string, asked: () => Asked, says: RegExp][] = [
  [
    "a text that changed since it was opened",
    () => saving(path, titled("Courage"), { [path]: titled("Older") }),
    /ambition\.json was changed elsewhere since you opened it\. .* still in the form/,
  ],
  [
    "a text of which nobody says how it was",
    () => saving(path, titled("Courage")),
    /There is a file .* already/,
  ],
  [
    "a new item whose file is there",
    () => saving(path, titled("Courage"), { [path]: null }),
    /There is a file .* already, and it was left as it is/,
  ],
  [
    "a text that was deleted since it was opened",
    () => saving("content/values/gone.json", read(), { "content/values/gone.json": read() }),
    /gone\.json was deleted or renamed since you opened it/,
  ],
  [
    "to delete what changed since it was opened",
    () => deleting(path, { [path]: titled("Older") }),
    /was changed elsewhere/,
  ],
  ["to delete what was never opened", () => deleting(path), /already/],
  [
    "another picture under the same name",
    () => uploading("content/images/hero.png", pixels),
    /another picture called content\/images\/hero\.png/,
  ],
  [
    "the same with a text",
    () =>
      saving(path, titled("Courage"), { [path]: read() }, [
        assetOf("content/images/hero.png", pixels),
      ]),
    /another picture/,
  ],
]

test.each(conflicts)("%s is refused with 409, and nothing is written", async (_, asked, says) => {
  const before = door.state()
  const { status, said } = await ask(asked())
  expect(status).toBe(409)
  expect(said.error).toMatch(says)
  expect(door.state()).toEqual(before)
})

const wrong: [what: string, change: (text: string) => string, says: string][] = [
  [
    "an empty title",
    (text) => text.replace(/"title": "[^"]*"/, '"title": ""'),
    "Title (title): is empty",
  ],
  ["an unknown icon", (text) => text.replace(/"icon": "\w/, '"icon": "_'), "Icon (icon): "],
  ["a missing field", (text) => text.replace(/ {2}"icon".*\n/, ""), "Icon (icon): is missing"],
  [
    "an unknown field",
    (text) => text.replace('"icon"', '"nick": "a",\n  "icon"'),
    "nick: is not a field",
  ],
  ["what is no JSON", (text) => text.slice(0, -5), "Values › Ambition"],
  ["nothing", () => "\n", "is empty"],
  ["a list", () => "[]\n", "must be a group of fields"],
  ["fields in another order", (text) => reversed(text), "order of content/"],
  ["other white space", (text) => text.replaceAll("\n", "\r\n"), "order of content/"],
  ["no line break at the end", (text) => text.trimEnd(), "order of content/"],
]

const reversed = (text: string) => {
  const fields = Object.entries(JSON.parse(text)).toReversed()
  return `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`
}

test.each(wrong)("%s is refused with 422, in words", async (_, change, says) => {
  const before = door.state()
  const { status, said } = await ask(saving(path, change(read()), { [path]: read() }))
  expect({ status, said }).toMatchObject({
    status: 422,
    said: { error: expect.stringContaining(says) },
  })
  expect(door.state()).toEqual(before)
})

test("of two who save at once, one is told that the other was there first", async () => {
  const opened = { [path]: read() }
  const texts = Array.from({ length: 8 }, (_, number) => titled(`Ambition ${number}`))
  const answers = await Promise.all(texts.map((text) => ask(saving(path, text, opened))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  expect(read()).toBe(texts[answers.findIndex(({ status }) => status === 200)])
})

test("of two that take the same id at once, one is refused", async () => {
  // A picture that nobody has looked at yet keeps both waiting after they have seen the folder.
  door.content.write("images/unseen.png", await paint("navy"))
  const item = door.content
    .read("services/poultry-trading.json")
    .replace('"poultry-trading"', '"eggs"')
  const answers = await Promise.all(
    ["eggs", "more-eggs"].map((name) => ask(saving(`content/services/${name}.json`, item))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test("the first venture can be written where there was none", async () => {
  const item = door.content.read("services/poultry-trading.json")
  door.content.remove("services")
  expect(await ask(saving("content/services/a.json", item))).toMatchObject({ status: 200 })
  expect(door.content.read("services/a.json")).toBe(item)
})

test("where one file cannot be written, none is, and nothing is left lying about", () => {
  const before = door.state()
  const files = [
    { path: "content/images/new.png", content: pixels },
    { path: "package.json/new.json", content: "{}" },
  ]
  expect(() => writeAtomically(door.root, files)).toThrow(/EEXIST|ENOTDIR/)
  expect(door.state()).toEqual(before)
})

test("what the door does not know passes by", async () => {
  for (const other of ["/", "/editor.js", "/api/v2"])
    expect((await door.ask({ method: "GET", path: other })).text).toContain("Cannot GET /admin/")
})
