import { emulateGitHub, refuse, type GitHub } from "../../../../e2e/support/hosts/gitHub"
import { valueAt } from "../../../content-model/lib/path"
import type { Snapshot } from "../../drafts/content/types"
import { createGitBackend } from "./gitBackend"
import { createGitHub } from "../github/host"
import type { Build } from "./reader"
import type { Backend, SaveRequest } from "../../drafts/backend"

const [home, fashion] = ["pages/home.json", "services/ecommerce-fashion.json"]
const [ambition, hero] = ["values/ambition.json", "images/hero.png"]

let gitHub: GitHub
let ada: Backend
let build: Build = {
  listing: { files: [] },
  sources: [],
  images: {},
  staticFiles: [],
  blobs: {},
}

/** The backend of a person. */
function signIn(login: string) {
  const host = createGitHub(gitHub.settings, { token: () => login, signOut: () => undefined })
  return createGitBackend(host, "main", async () => build)
}

function start() {
  gitHub = emulateGitHub()
  jest.spyOn(globalThis, "fetch").mockImplementation(gitHub.fetch)
  const bitmap = { width: 4, height: 3, close: () => undefined }
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) })
  ada = signIn("ada")
}

beforeAll(async () => {
  start()
  const blobs = [...gitHub.repository.filesOf("main")].map(([path, id]) => [path.slice(8), id])
  build = { ...(await ada.load()), blobs: Object.fromEntries(blobs) }
})
beforeEach(start)

const saved = (file: string, branch = "content/ada") =>
  gitHub.repository.read(branch, `content/${file}`)
const published = (file: string) => saved(file, "main") ?? ""
const commitToMain = (file: string, text: string | null) =>
  gitHub.repository.commitFiles("main", { [`content/${file}`]: text })
const requests = () => gitHub.state.requests

/** Changes one word of a file, from the text that the backend loads. */
async function saveChange(backend: Backend, file: string, from: string, to: string) {
  await backend.save(changeOf(await backend.load(), file, from, to))
}

test("what the last build has is not fetched; a new picture is measured", async () => {
  commitToMain("images/new.png", published(hero))
  const { images, listing, ...snapshot } = await ada.load()
  const { calls } = jest.mocked(fetch).mock
  expect(calls.filter(([url]) => String(url).includes("blobs"))).toHaveLength(1)
  expect([textOf(snapshot, home), images[hero]]).toEqual([published(home), build.images[hero]])
  expect(images["images/new.png"]).toMatchObject({ width: 4, height: 3 })
  expect(images["images/new.png"].url).toMatch(/^blob:/)
  expect(listing.files).not.toContain("README.md")
})

test("a change over several files is one commit and one request", async () => {
  const snapshot = await ada.load()
  const picture = Buffer.from("\x89PNG picture", "latin1")
  await ada.save({
    files: [
      ...changeOf(snapshot, fashion, "Fashion", "Shoes").files,
      { file: ambition, base: textOf(snapshot, ambition), text: null },
    ],
    pictures: [
      { file: "images/new.png", content: new Blob([picture]) },
      { file: "images/copy.png", content: { from: hero } },
      { file: "images/lost.png", content: null },
    ],
    summary: "Fashion: Title\nAmbition: deleted",
  })
  const { repository } = gitHub
  const pictures = ["copy", "lost", "new"].map((name) => `images/${name}.png`)
  const files = [...pictures, fashion, ambition].map((file) => `content/${file}`)
  expect(repository.differences("main", "content/ada")).toEqual(files)
  const id = repository.filesOf("content/ada").get("content/images/new.png") ?? ""
  expect(repository.blobs.get(id)).toEqual(picture)
  expect(saved("images/copy.png")).toBe(published(hero))
  expect(repository.ancestors("content/ada")).toHaveLength(2)
  expect(requests()).toMatchObject([{ title: "5 changes to the content", branch: "content/ada" }])
  expect(requests()[0].text).toMatch(/- Ambition: deleted/)
})

test("what somebody else published, or the same person saved elsewhere, is not overwritten", async () => {
  const old = await ada.load()
  commitToMain(fashion, published(fashion).replace("Fashion", "Shoes"))
  const save = () => ada.save(changeOf(old, fashion, "Fashion", "Hats"))
  await expect(save()).rejects.toMatchObject({ kind: "conflict" })
  await ada.save(changeOf(old, fashion, "Fashion", "Shoes"))
  expect([[...gitHub.repository.branches.keys()], requests()]).toEqual([["main"], []])
  await saveChange(signIn("ada"), fashion, "Shoes", "Coats")
  await expect(save()).rejects.toMatchObject({ kind: "conflict" })
  expect(saved(fashion)).toContain("Coats")
})

test("a list that two people changed is published as the editor shows it, not as lines merge", async () => {
  const page = "pages/about.json"
  const textWith = (...paragraphs: string[]) =>
    `${JSON.stringify({ story: { paragraphs } }, null, 2)}\n`
  const paragraphsIn = (words: string | null) => JSON.parse(words ?? "").story.paragraphs
  const merged = ["two more", "one"]
  commitToMain(page, textWith("one", "two"))
  const text = textOf(await ada.load(), page)
  await ada.save(requestFor({ file: page, base: text, text: textWith("two", "one") }))
  commitToMain(page, textWith("one", "two more"))
  expect(paragraphsIn(textOf(await ada.load(), page))).toEqual(merged)
  const { state, files } = await ada.publication()
  expect([state, ...files.map(({ after }) => valueAt(after, ["story", "paragraphs"]))]).toEqual([
    "saved",
    merged,
  ])
  await expect(ada.publish("")).rejects.toThrow("meanwhile")
  expect(gitHub.repository.ancestors("content/ada")[0].commit.message).toBe(requests()[0].title)
  expect(paragraphsIn(published(page))).toEqual(["one", "two more"])
  await ada.publish("")
  expect(paragraphsIn(published(page))).toEqual(merged)
})

test("words that contradict published ones stay in the request and the versions until they are decided", async () => {
  await saveChange(ada, fashion, "Fashion", "Shoes")
  commitToMain(fashion, published(fashion).replace("Fashion", "Hats"))
  expect(await ada.publication()).toMatchObject({
    state: "conflict",
    files: [{ before: { title: "E-commerce & Hats" }, after: { title: "E-commerce & Shoes" } }],
  })
  await expect(ada.publish("")).rejects.toThrow("differently")
  expect(textOf(await ada.load(), fashion)).toContain("Hats")
  const [{ id }] = await ada.versions(fashion)
  expect(await ada.textAt(id, fashion)).toContain("Shoes")

  await saveChange(ada, home, "Aim", "Goal")
  await saveChange(ada, home, "Goal", "End")
  expect(saved(fashion)).toContain("Shoes")
  expect(saved(home)).toContain("End")
  expect(requests()).toMatchObject([{ title: "2 changes to the content" }])
  expect(await ada.publication()).toMatchObject({ state: "conflict", files: [{}, {}] })
  await saveChange(ada, fashion, "Hats", "Shoes and Hats")
  expect(saved(fashion)).toContain("Shoes and Hats")
  expect(saved(home)).toContain("End")
  expect(await ada.publication()).toMatchObject({ state: "saved", files: [{}, {}] })
})

test("after a save that another one overtakes, or that gets no answer, the same save succeeds", async () => {
  const request = changeOf(await ada.load(), fashion, "Fashion", "Hats")
  gitHub.answerNext(refuse(422, "Update is not a fast forward"), /^POST .git.refs/)
  await expect(ada.save(request)).rejects.toMatchObject({ kind: "conflict" })
  for (const route of [/^POST.*commits/, /^POST .pulls/])
    for (const answer of ["offline", refuse(502, "Bad gateway")] as const) {
      gitHub.answerNext(answer, route)
      await expect(ada.save(request)).rejects.toMatchObject({ kind: "temporary" })
    }
  for (let times = 0; times < 2; times++) await ada.save(request)
  expect(saved(fashion)).toContain("Hats")
  expect(requests()).toHaveLength(1)
  expect(gitHub.repository.ancestors("content/ada")).toHaveLength(2)
})

test("the title of a request stays short, also when a change is taken back", async () => {
  const base = textOf(await ada.load(), home)
  const text = base.replace(/"[^"]*"(,?)$/gm, '"Other"$1')
  await ada.save(requestFor({ file: home, base, text }))
  expect(requests()[0].title).toMatch(/^Home page: .{1,60}…$/)
  expect(requests()[0].text).toMatch(/^- Home page: /)
  await ada.save(requestFor({ file: home, base: text, text: base }))
  expect(requests()).toMatchObject([{ title: "0 changes to the content", text: "" }])
})

test("publishing merges the request and removes its branch, once its checks have passed", async () => {
  expect(await ada.publication()).toMatchObject({ state: "published", files: [] })
  await saveChange(ada, fashion, "Fashion", "Shoes")
  expect(await ada.publication()).toMatchObject({
    state: "saved",
    files: [{ file: fashion }],
    link: { url: expect.stringContaining("/1"), title: expect.stringContaining("Shoes") },
  })
  gitHub.state.conclusion = null
  expect(await ada.publication()).toMatchObject({ state: "checking" })
  gitHub.answerNext(refuse(405, "Pull Request is not mergeable"), /merge$/)
  await expect(ada.publish("Shoes")).rejects.toThrow("cannot be published yet")
  await ada.publish("Fashion: Title\nHome: Title")
  expect(published(fashion)).toContain("Shoes")
  expect(requests()[0].state).toBe("merged")
  expect([...gitHub.repository.branches.keys()]).toEqual(["main"])
  expect((await ada.versions(fashion))[0].summary).toBe("2 changes to the content")
  expect(await ada.publication()).toMatchObject({ state: "published" })
})

test("who may not publish is told so, and can withdraw; the next save opens another request", async () => {
  const eve = signIn("eve")
  await saveChange(eve, fashion, "Fashion", "Shoes")
  gitHub.answerNext(refuse(403, "Resource not accessible"), /merge$/)
  await expect(eve.publish("Shoes")).rejects.toThrow("may not publish")
  expect(published(fashion)).not.toContain("Shoes")
  await eve.withdraw?.()
  expect([...gitHub.repository.branches.keys()]).toEqual(["main"])
  expect(textOf(await eve.load(), fashion)).not.toContain("Shoes")
  await saveChange(eve, home, "Aim", "Goal")
  expect(requests().map(({ state }) => state)).toEqual(["closed", "open"])
})

test("a deleted file is found with its last version", async () => {
  commitToMain(ambition, published(ambition).replace("Ambition", "Drive"))
  commitToMain(ambition, null)
  const [{ file, version }, ...others] = await ada.deletedFiles()
  expect([file, others]).toEqual([ambition, []])
  expect(await ada.textAt(version.id, file)).toContain("Drive")
})

test("tells when content was published last, and where a change can be looked at", async () => {
  const answerNext = (body: unknown, route: RegExp) =>
    gitHub.answerNext({ status: 200, body }, route)
  expect(await ada.publication()).toMatchObject({ publishedAt: "2026-01-15T09:00:00.000Z" })
  await saveChange(ada, fashion, "Fashion", "Shoes")
  const address = "https://preview.test"
  answerNext([{ id: 1 }], /deployments$/)
  answerNext([{ state: "success", environment_url: address }], /statuses$/)
  expect(await ada.publication()).toMatchObject({ preview: address })
  const preview = { state: "success", context: "deploy-preview", target_url: address }
  const unfit = [{ state: "pending" }, { context: "ci" }].map((one) => ({ ...preview, ...one }))
  const statuses = [...unfit.map((one) => ({ ...one, target_url: "https://x.test" })), preview]
  for (const _ of ["state", "preview"]) answerNext({ statuses }, /status$/)
  expect(await ada.publication()).toMatchObject({ preview: address })
})

function textOf({ sources }: Pick<Snapshot, "sources">, file: string) {
  return sources.find((source) => source.file === file)?.text ?? ""
}

const requestFor = (...files: SaveRequest["files"]): SaveRequest => ({
  files,
  pictures: [],
  summary: "Title",
})

function changeOf(snapshot: Snapshot, file: string, from: string, to: string) {
  const base = textOf(snapshot, file)
  return requestFor({ file, base, text: base.replace(from, to) })
}
