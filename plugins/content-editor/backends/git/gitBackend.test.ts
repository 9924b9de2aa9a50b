/** @jest-environment node */
import { readFileSync } from "node:fs"
import { refuse, type Rights } from "../../../../e2e/support/hosts/emulator"
import { emulateGitHub, type GitHub } from "../../../../e2e/support/hosts/gitHub"
import { listFiles } from "../../../../scripts/lib/files"
import { createIssue, fileLocation } from "../../../content-model/issues/issues"
import type { Snapshot } from "../../drafts/content/types"
import { createGitBackend } from "./gitBackend"
import { createGitHub } from "../github"
import type { Build } from "./reader"
import type { Backend, SaveRequest } from "../../drafts/backend"
import { fixtureContent } from "../../../content-model/testing/fixtureSite"

const content = Object.fromEntries(
  listFiles(fixtureContent).map((file) => [
    `content/${file}`,
    readFileSync(`${fixtureContent}/${file}`),
  ]),
)
const [home, fashion, ambition] = [
  "pages/home.json",
  "services/ecommerce-fashion.json",
  "values/ambition.json",
]

let gitHub: GitHub
let ada: Backend

/** The backend of a person. Each has a token of the same name. */
function signIn(login: string, rights: Rights = "write") {
  gitHub.accounts.set(login, { login, rights })
  return backendFor(() => login)
}

const backendFor = (token: () => string, findBuild = async () => build()) =>
  createGitBackend(
    createGitHub(gitHub.settings, { token, signOut: () => undefined }),
    "main",
    findBuild,
  )

beforeEach(() => {
  gitHub = emulateGitHub({ ...content, "package.json": "{}" })
  jest.spyOn(globalThis, "fetch").mockImplementation(gitHub.fetch)
  const bitmap = { width: 4, height: 3, close: () => undefined }
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) })
  ada = signIn("ada")
})
afterEach(() => gitHub.assertNoProblems())

const saved = (file: string, branch = "content/ada") =>
  gitHub.repository.read(branch, `content/${file}`)
const published = (file: string) => saved(file, "main") ?? ""
const commitToMain = (file: string, text: string | null) =>
  gitHub.repository.commitFiles("main", { [`content/${file}`]: text })
const publishChange = (file: string, from: string | RegExp, to: string) =>
  commitToMain(file, published(file).replace(from, to))
const requests = () => gitHub.state.requests

/** Changes one word of a file, from the text that the backend loads. */
async function saveChange(backend: Backend, file: string, from: string, to: string) {
  await backend.save(changeOf(await backend.load(), file, from, to))
}

test("what the last build has is not fetched, and the copies of remote pictures are known", async () => {
  const manifest = { "https://example.com/hen.jpg": { file: "images/kept/hen.jpg", sha256: "" } }
  commitToMain("images/kept/kept.json", JSON.stringify(manifest))
  const snapshot = await ada.load()
  expect(snapshot.imageCache.files).toEqual({
    "https://example.com/hen.jpg": "images/kept/hen.jpg",
  })
  expect(textOf(snapshot, home)).toBe(published(home))
  expect(snapshot.images["images/hero.png"].width).toBe(1)
  expect(snapshot.listing.files).not.toContain("README.md")
  expect(snapshot.listing.folders).toContain("images")
  expect(gitHub.log.filter((request) => request.includes("blobs"))).toEqual([])
})

test("a change over several files is one commit and one request, with what is unfinished in them", async () => {
  const noteIn = (file: string) => ({
    ...createIssue("placeholder", fileLocation(file), "is a placeholder."),
    path: ["subtitle"],
  })
  const snapshot = await ada.load()
  const picture = Buffer.from("\x89PNG picture", "latin1")
  await ada.save({
    files: [
      ...changeOf(snapshot, fashion, "Fashion", "Shoes").files,
      { file: ambition, base: textOf(snapshot, ambition), text: null },
    ],
    pictures: [
      { file: "images/new.png", content: new Blob([picture]) },
      { file: "images/copy.png", content: { from: "images/hero.png" } },
      { file: "images/lost.png", content: null },
    ],
    summary: "Fashion: Title\nAmbition: deleted",
    unfinished: [noteIn(fashion), noteIn(home)],
  })
  const { repository } = gitHub
  expect(repository.differences("main", "content/ada")).toEqual(
    [ambition, fashion, "images/copy.png", "images/lost.png", "images/new.png"]
      .map((file) => `content/${file}`)
      .toSorted(),
  )
  const id = repository.filesOf("content/ada").get("content/images/new.png") ?? ""
  expect(repository.blobs.get(id)).toEqual(picture)
  expect(saved("images/copy.png")).toBe(published("images/hero.png"))
  expect(repository.ancestors("content/ada")).toHaveLength(2)
  expect(requests()).toMatchObject([{ title: "5 changes to the content", branch: "content/ada" }])
  expect(requests()[0].text).toMatch(/- Ambition: deleted/)
  expect(requests()[0].text).toMatch(
    /\n\n1 place is unfinished.*\n\n- E-commerce & Shoes › Subtitle: Is a placeholder\.$/,
  )
})

test("the request of a fork with a branch of the same name is left alone", async () => {
  await saveChange(ada, fashion, "Fashion", "Shoes")
  const fork = { number: 9, user: null, head: { ref: "content/ada", repo: { id: 2 } } }
  const body = [{ ...fork, base: { repo: { id: 1 } } }]
  gitHub.answerNext({ status: 200, body }, /^GET .pulls$/)
  expect(await ada.publication()).toMatchObject({ state: "published" })
})

const png = Buffer.from("\x89PNG\r\n\x1a\n picture", "latin1")
const newPicture: SaveRequest = {
  files: [],
  pictures: [{ file: "images/new.png", content: new Blob([png]) }],
  summary: "Picture",
}

test("a new picture is measured when another visit loads it", async () => {
  await ada.save(newPicture)
  const { images } = await signIn("ada").load()
  expect(images["images/new.png"]).toMatchObject({ width: 4, height: 3, format: "png" })
  expect(images["images/new.png"].url).toMatch(/^blob:/)
})

test("pictures in Git LFS are those of the last build, and none is added to them", async () => {
  const last = build()
  commitToMain("images/hero.png", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n")
  const token = () => "ada"
  const backend = backendFor(token, async () => last)
  const { images } = await backend.load()
  expect(images["images/hero.png"]).toEqual(last.images["images/hero.png"])
  await expect(backend.save(newPicture)).rejects.toThrow("Git LFS")
  expect(gitHub.repository.branches.size).toBe(1)
})

test("what somebody else published, or the same person saved elsewhere, is not overwritten", async () => {
  const old = await ada.load()
  publishChange(fashion, "Fashion", "Shoes")
  const save = () => ada.save(changeOf(old, fashion, "Fashion", "Hats"))
  await expect(save()).rejects.toMatchObject({ isConflict: true })
  expect([...gitHub.repository.branches.keys()]).toEqual(["main"])
  await saveChange(signIn("ada"), fashion, "Shoes", "Coats")
  await expect(save()).rejects.toMatchObject({ isConflict: true })
  expect(saved(fashion)).toContain("Coats")
})

test("a list that two people changed is published as the editor shows it, not as lines merge", async () => {
  const page = "pages/about.json"
  const textWith = (...paragraphs: string[]) =>
    `${JSON.stringify({ story: { paragraphs } }, null, 2)}\n`
  const paragraphsIn = (words: string | null) => JSON.parse(words ?? "").story.paragraphs
  const [base, theirs, merged] = [
    ["one", "two"],
    ["one", "two more"],
    ["two more", "one"],
  ]
  commitToMain(page, textWith(...base))
  const text = textOf(await ada.load(), page)
  await ada.save(requestFor({ file: page, base: text, text: textWith("two", "one") }))
  commitToMain(page, textWith(...theirs))
  expect(paragraphsIn(textOf(await ada.load(), page))).toEqual(merged)
  const { state, files } = await ada.publication()
  expect([state, ...files.map(({ after }) => paragraphsIn(after))]).toEqual(["saved", merged])
  await expect(ada.publish("")).rejects.toThrow("meanwhile")
  expect(gitHub.repository.ancestors("content/ada")[0].commit.message).toBe(requests()[0].title)
  expect(paragraphsIn(published(page))).toEqual(theirs)
  await ada.publish("")
  expect(paragraphsIn(published(page))).toEqual(merged)
})

test("words that contradict published ones stay in the request and the versions until they are decided", async () => {
  await saveChange(ada, fashion, "Fashion", "Shoes")
  publishChange(fashion, "Fashion", "Hats")
  expect(await ada.publication()).toMatchObject({
    state: "conflict",
    reason: expect.stringContaining("published differently"),
    files: [{ before: expect.stringContaining("Hats"), after: expect.stringContaining("Shoes") }],
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

test("a save that another one overtakes is a conflict", async () => {
  gitHub.answerNext(refuse(422, "Update is not a fast forward"), /^POST .git.refs/)
  const request = changeOf(await ada.load(), fashion, "Fashion", "Hats")
  await expect(ada.save(request)).rejects.toMatchObject({ isConflict: true })
  await ada.save(request)
  expect(saved(fashion)).toContain("Hats")
})

test.each(["offline", refuse(502, "Bad gateway")] as const)(
  "after %j, the same save succeeds",
  async (answer) => {
    const request = changeOf(await ada.load(), fashion, "Fashion", "Hats")
    for (const route of [/^POST.*commits/, /^POST .pulls/]) {
      gitHub.answerNext(answer, route)
      await expect(ada.save(request)).rejects.toMatchObject({
        isTemporary: true,
        isConflict: false,
      })
    }
    await ada.save(request)
    expect(requests()).toHaveLength(1)
    await ada.save(request)
    expect(gitHub.repository.ancestors("content/ada")).toHaveLength(2)
  },
)

test("who signs in after somebody else has an own request", async () => {
  const token = jest.fn(() => "ada")
  signIn("grace")
  const backend = backendFor(token)
  await saveChange(backend, fashion, "Fashion", "Shoes")
  token.mockReturnValue("grace")
  await saveChange(backend, home, "Aim", "Goal")
  expect(requests().map(({ branch }) => branch)).toEqual(["content/ada", "content/grace"])
})

test("the title of a request stays short, also when a change is taken back", async () => {
  const base = textOf(await ada.load(), home)
  const text = base.replace(/"[^"]*"(,?)$/gm, '"Other"$1')
  await ada.save(requestFor({ file: home, base, text }))
  expect(requests()[0].title).toBe("1 change to the content")
  expect(requests()[0].text).toMatch(/^- Home page: /)
  await ada.save(requestFor({ file: home, base: text, text: base }))
  expect(requests()).toMatchObject([{ title: "0 changes to the content", text: "" }])
})

test("the state of a request is told with its reason", async () => {
  expect(await ada.publication()).toEqual({ state: "published", files: [] })
  await saveChange(ada, fashion, "Fashion", "Shoes")
  expect(await ada.publication()).toMatchObject({
    state: "saved",
    files: [{ file: fashion }],
    link: { url: expect.stringContaining("/1"), title: expect.stringContaining("Shoes") },
  })
  gitHub.state.checks = "running"
  const running = await ada.publication()
  expect(running).toMatchObject({ state: "checking", reason: expect.stringContaining("Wait") })
  gitHub.answerNext(refuse(405, "Pull Request is not mergeable"), /merge$/)
  await expect(ada.publish("Shoes")).rejects.toThrow("cannot be published yet")
})

test("publishing merges the request and removes its branch", async () => {
  await saveChange(ada, fashion, "Fashion", "Shoes")
  await ada.publish("Fashion: Title\nHome: Title")
  expect(published(fashion)).toContain("Shoes")
  expect(requests()[0].state).toBe("merged")
  expect([...gitHub.repository.branches.keys()]).toEqual(["main"])
  expect((await ada.versions(fashion))[0].summary).toBe("2 changes to the content")
  expect(await ada.publication()).toMatchObject({ state: "published" })
})

test("who may not publish is told so", async () => {
  const eve = signIn("eve", "write without merge")
  await saveChange(eve, fashion, "Fashion", "Shoes")
  await expect(eve.publish("Shoes")).rejects.toThrow("may not publish")
  expect(published(fashion)).not.toContain("Shoes")
})

test("a withdrawn change is closed, and the next save opens another", async () => {
  await saveChange(ada, fashion, "Fashion", "Shoes")
  await ada.withdraw?.()
  expect([...gitHub.repository.branches.keys()]).toEqual(["main"])
  expect(textOf(await ada.load(), fashion)).not.toContain("Shoes")
  await saveChange(ada, home, "Aim", "Goal")
  expect(requests().map(({ state }) => state)).toEqual(["closed", "open"])
})

test("the versions of a page follow it to its former addresses, where it is not deleted", async () => {
  const [first, second, third] = ["fashion", "clothes", "gowns"]
  const fileOf = (address: string) => `pages/${address}.json`
  const site = JSON.parse(published("site.json"))
  const rename = (from: string, to: string, ...former: string[]) => {
    const redirects = former.map((address) => ({ from: `/${address}/`, to: `/${to}/` }))
    gitHub.repository.commitFiles("main", {
      [`content/${fileOf(from)}`]: null,
      [`content/${fileOf(to)}`]: JSON.stringify({ title: to }),
      "content/site.json": JSON.stringify({ ...site, redirects }),
    })
  }
  rename(first, second, first)
  rename(second, third, first, second)
  const versions = await ada.versions(fileOf(third))
  const texts = await Promise.all(versions.map(({ id, file = "" }) => ada.textAt(id, file)))
  const titles = texts.map((words) => JSON.parse(words).title)
  expect(titles).toEqual([third, second, expect.stringContaining("Fashion")])
  expect(await ada.deletedFiles()).toEqual([])
})

test("a deleted file is found with its last version", async () => {
  publishChange(ambition, "Ambition", "Drive")
  commitToMain(ambition, null)
  const [{ file, version }, ...others] = await ada.deletedFiles()
  expect([file, others]).toEqual([ambition, []])
  expect(await ada.textAt(version.id, file)).toContain("Drive")
})

test("open changes of others are known with their files below content/; asked once per commit", async () => {
  const grace = signIn("grace")
  await saveChange(grace, ambition, "Ambition", "Drive")
  gitHub.repository.commitFiles("content/grace", { "package.json": "[]" })
  await ada.load()
  for (let times = 0; times < 2; times++)
    expect(await ada.activity?.()).toMatchObject({
      others: [{ account: "grace", files: [ambition] }],
    })
  expect((await grace.activity?.())?.others).toEqual([])
  expect(gitHub.log.filter((request) => request.endsWith("/files"))).toHaveLength(1)
})

test("a comment leads to the field of its line; one outside of the content leads to none", async () => {
  await saveChange(ada, ambition, "Ambition", "Drive")
  const lines = saved(ambition)?.split("\n") ?? []
  const line = lines.findIndex((words) => words.includes('"description"')) + 1
  const comment = { login: "grace", body: "Higher than what?" }
  gitHub.state.comments.push(
    { ...comment, id: 1, path: `content/${ambition}`, line },
    { ...comment, id: 2, path: "site.json", line: 1 },
  )
  await ada.load()
  const threads = (await ada.activity?.())?.threads ?? []
  expect(threads.map(({ file, path }) => [file, path])).toEqual([
    [ambition, ["description"]],
    [undefined, []],
  ])
})

test("a waiting change has a preview, and a published one a time", async () => {
  const deploy = (branch: string, environment_url: string) => {
    const head = gitHub.repository.branches.get(branch) ?? ""
    gitHub.state.deployments.set(head, { state: "success", environment_url })
  }
  expect(await ada.activity?.()).toMatchObject({ publishedAt: "2026-01-15T09:00:00.000Z" })
  deploy("main", "https://live.test")
  expect(await ada.activity?.()).toMatchObject({ liveSince: "2026-11-25T10:00:00Z" })
  await saveChange(ada, ambition, "Ambition", "Drive")
  deploy("content/ada", "https://preview.test")
  await ada.load()
  expect(await ada.activity?.()).toMatchObject({ preview: "https://preview.test" })
})

function textOf({ sources }: Snapshot, file: string) {
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

/** The last build, of what is published when it is read. */
function build(): Build {
  const { filesOf, read } = gitHub.repository
  const paths = [...filesOf("main")].filter(([path]) => path.startsWith("content/"))
  const blobs = paths.map(([path, id]) => [path.replace("content/", ""), id])
  const files = blobs.map(([file]) => file)
  const info = { width: 1, height: 1, format: "png", bytes: 1 }
  const images = files.filter((file) => file.startsWith("images/"))
  return {
    listing: { files: [], folders: [] },
    staticFiles: [],
    imageCache: { issues: [] },
    sources: files
      .filter((file) => file.endsWith(".json"))
      .map((file) => ({ file, text: read("main", `content/${file}`), issues: [] })),
    images: Object.fromEntries(images.map((file) => [file, { ...info, url: file }])),
    blobs: Object.fromEntries(blobs),
  }
}
