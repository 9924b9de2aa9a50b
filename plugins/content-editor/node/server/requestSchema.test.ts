import "../../../../scripts/lib/siteModel"
import { pictureOf } from "../../testing/requests"
import { requestSchema } from "./requestSchema"

const home = "pages/home.json"
const image = "images/hero.png"
const change = { action: "POST save", files: [], pictures: [], summary: "" }
const accepts = (fields: object) => requestSchema.safeParse({ ...change, ...fields }).success
const files = (...names: string[]) => ({
  files: names.map((name) => ({ file: name, text: "{}", base: null })),
})

test.each([
  ".git/hooks/pre-commit",
  "services/../../../outside.json",
  "services/a\\..\\..\\x.json",
  `/repository/${home}`,
  "site.json:x.json", // an NTFS stream
  "services/x.json\0.png",
  "services/x.json ",
  "services//site.json",
  "",
  `services/${"x".repeat(300)}.json`,
])("rejects the path %j", (path) => {
  expect(accepts(files(path))).toBe(false)
  expect(accepts({ pictures: [pictureOf(path, "x")] })).toBe(false)
  expect(accepts({ pictures: [{ file: image, content: { from: path } }] })).toBe(false)
})

test.each<[what: string, fields: object, isAccepted?: boolean]>([
  ["a file of no type", files("pages/x/y.json")],
  ["a picture as a file", files(image)],
  ["a picture in a sub-folder", { pictures: [pictureOf("images/sources/x.png", "")] }],
  ["a script as a picture", { pictures: [pictureOf("images/x.js", "")] }],
  ["an SVG", { pictures: [pictureOf("images/x.svg", "")] }],
  ["a copy of an SVG", { pictures: [{ file: image, content: { from: "images/logo.svg" } }] }],
  ["a name with a space", { pictures: [{ file: "images/a b.png", content: null }] }, true],
  ["a text of 5 MB", { files: [{ file: home, text: "x".repeat(5_000_000), base: null }] }],
  ["a picture that is not base64", { pictures: [{ file: image, content: "<p>" }] }],
  ["an unknown field", { command: "ls" }],
])("of %s, it says whether they are accepted", (_, fields, isAccepted = false) =>
  expect(accepts(fields)).toBe(isAccepted),
)

test("accepts the ids of versions only", () => {
  const isId = (version: string) =>
    requestSchema.safeParse({ action: "GET text", version, file: home }).success
  const id = "a".repeat(40)
  expect([id, "HEAD", "--output=x", "", id.slice(1), `${id}:x`].filter(isId)).toEqual([id])
})
