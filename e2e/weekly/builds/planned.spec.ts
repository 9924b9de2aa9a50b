import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import sharp from "sharp"
import { listFiles } from "../../../scripts/lib/files"
import { expect, test, type Workspace } from "../../fixtures/workspace"
import { contentEditor } from "../../support/builds/contentEditor"
import { writePage } from "../../support/composed/writePage"

test.setTimeout(300_000)

// In every text, address and file name of the planned things, and of a draft.
const secret = "zanzibar"
const draft = "quetzal"
const shown = { from: "2026-12-01T18:00", until: "2026-12-24" }

test("what is planned or a draft is in no file of a build before its time, and in the next build", async ({
  workspace,
}) => {
  const [value] = readdirSync("content/values")
  const [venture] = readdirSync("content/services")
  await planEverything(workspace, value, venture)
  await draftPage(workspace)

  await workspace.build({ NOW: "2026-12-01T17:59" })
  expect(filesWith(workspace, secret)).toEqual([])
  expect(filesWith(workspace, draft)).toEqual([])
  expect(schedule(workspace)).toEqual({
    moments: ["2026-12-01T12:30:00.000Z", "2026-12-24T18:30:00.000Z"],
  })
  expect(workspace.html("index.html").includes('name="robots" content="noindex"')).toBe(true)

  await workspace.build({ NOW: "2026-12-01T18:00" })
  expect(filesWith(workspace, secret)).toEqual(
    expect.arrayContaining([
      "index.html",
      "about/index.html",
      "services/index.html",
      "sitemap.xml",
      "page-data/about/page-data.json",
      `${secret}/index.html`,
      `page-data/${secret}/page-data.json`,
      expect.stringMatching(/^static\/.*\/zanzibar\.(webp|avif)$/),
      expect.stringMatching(/^static\/share\/zanzibar/),
    ]),
  )
  expect(schedule(workspace)).toEqual({ moments: ["2026-12-24T18:30:00.000Z"] })
  expect(filesWith(workspace, draft)).toEqual([])

  completeDraft(workspace)
  await workspace.build({ NOW: "2026-12-02T08:59" })
  expect(filesWith(workspace, draft)).toEqual([])
  await workspace.build({ NOW: "2026-12-02T09:00" })
  expect(filesWith(workspace, draft)).toEqual(
    expect.arrayContaining([
      "sitemap.xml",
      `${draft}/index.html`,
      expect.stringMatching(/^static\/.*\/quetzal\.(webp|avif)$/),
      expect.stringMatching(/^static\/share\/quetzal/),
    ]),
  )
})

/** An incomplete draft without a title for search engines, which is due before it is complete. */
async function draftPage(workspace: Workspace) {
  await addPicture(workspace, draft)
  const picture = { file: `images/${draft}.png`, decorative: true }
  writePage(workspace, draft, [
    { story: { title: `The ${draft} story`, paragraphs: ["So it is."], picture } },
  ])
  contentEditor(workspace)(`pages/${draft}.json`, () => ({
    title: undefined,
    draft: true,
    shown: { from: "2026-12-01T18:00" },
  }))
}

/** Its new day is after the one on which it was due as a draft. */
const completeDraft = (workspace: Workspace) =>
  contentEditor(workspace)(`pages/${draft}.json`, () => ({
    title: `The page ${draft} of sections`,
    draft: undefined,
    shown: { from: "2026-12-02T09:00" },
  }))

const schedule = (workspace: Workspace) =>
  JSON.parse(workspace.read("public/.well-known/schedule.json"))

/** A page with a picture, a section of another page, a value, a venture, links, an announcement. */
async function planEverything(workspace: Workspace, value: string, venture: string) {
  const edit = contentEditor(workspace)
  await addPicture(workspace, secret)
  const picture = { file: `images/${secret}.png`, decorative: true }
  const story = { story: { title: `The ${secret} story`, paragraphs: ["So it is."], picture } }
  writePage(workspace, secret, [story])
  edit(`pages/${secret}.json`, () => ({ shown, afterwards: "/contact/" }))
  edit("pages/poultry.json", ({ sections }) => ({
    sections: [...Object(sections), { ...story, shown }],
  }))
  edit(`values/${value}`, () => ({ title: `A ${secret} value`, shown }))
  edit(`services/${venture}`, () => ({ title: `A ${secret} venture`, image: picture, shown }))
  edit("site.json", ({ navigation }) => ({
    announcements: [{ text: `The ${secret} sale`, to: `/${secret}/`, shown }],
    navigation: {
      ...Object(navigation),
      links: [...Object(navigation).links, { label: secret, to: `/${secret}/`, shown }],
    },
  }))
}

function addPicture({ folder }: Workspace, name: string) {
  const teal = { width: 40, height: 30, channels: 3, background: "teal" } as const
  return sharp({ create: teal }).toFile(join(folder, `content/images/${name}.png`))
}

/** The files of a build whose name or text contains a word. */
const filesWith = ({ folder }: Workspace, word: string) =>
  listFiles(join(folder, "public"))
    .filter((file) => {
      const bytes = readFileSync(join(folder, "public", file))
      const text = file.endsWith(".br") ? brotliDecompressSync(bytes) : bytes
      return `${file} ${text.toString("latin1")}`.toLowerCase().includes(word)
    })
    .filter((file) => !/\.(br|gz)$/.test(file))
    .toSorted()
