/** @jest-environment node */
import { readFileSync } from "node:fs"
import { emulateGitHub, gitHubRateLimit } from "../../../e2e/support/hosts/gitHub"
import { emulateGitLab, gitLabRateLimit } from "../../../e2e/support/hosts/gitLab"
import {
  assertNoProblems,
  refuse,
  type Emulator,
  type Rights,
} from "../../../e2e/support/hosts/emulator"
import { listFiles } from "../../../scripts/lib/files"
import { withValueAt } from "../state/content/paths"
import type { Snapshot } from "../state/content/snapshot"
import { valueOf } from "../state/drafts/drafts"
import { createWorkspace } from "../state/workspace"
import { createGitBackend } from "./gitBackend"
import { createGitHub } from "./github"
import { createGitLab } from "./gitlab"
import type { Backend, SaveRequest } from "./types"

const content = Object.fromEntries(
  listFiles("content").map((file) => [`content/${file}`, readFileSync(`content/${file}`)]),
)
const [home, fashion, ambition] = [
  "pages/home.json",
  "services/ecommerce-fashion.json",
  "values/ambition.json",
]
const hosts = {
  GitHub: {
    create: () => emulateGitHub({ ...content, "package.json": "{}" }),
    open: (apiUrl: string, session: Session) =>
      createGitHub(
        { backend: "github", project: "", repo: "owner/site", branch: "main", apiUrl },
        session,
      ),
    rateLimit: gitHubRateLimit,
    moved: { route: /^PATCH .git.refs/, answer: refuse(422, "Update is not a fast forward") },
    opened: refuse(422, "A pull request already exists for owner:content/ada."),
  },
  GitLab: {
    create: () => emulateGitLab({ ...content, "package.json": "{}" }),
    open: (apiUrl: string, session: Session) =>
      createGitLab(
        { backend: "gitlab", project: "", repo: "group/team/site", branch: "main", apiUrl },
        session,
      ),
    rateLimit: gitLabRateLimit,
    moved: { route: /^POST .repository.commits/, answer: refuse(400, "The file has changed") },
    opened: refuse(409, ["Another open merge request already exists for this source branch: !1"]),
  },
}

type Session = Parameters<typeof createGitHub>[1]

const isMeasured = { width: 4, height: 3, close: () => undefined }

describe.each(["GitHub", "GitLab"] as const)("%s", (name) => {
  const host = hosts[name]
  let emulator: Emulator
  let ada: Backend

  /** The backend of a person. Each has a token of the same name. */
  function signIn(login: string, rights: Rights = "write", signOut = () => undefined) {
    emulator.accounts.set(login, { login, rights })
    const session = { token: () => login, signOut }
    return createGitBackend(host.open(emulator.apiUrl, session), "main", () =>
      Promise.resolve(buildOf(emulator)),
    )
  }

  beforeEach(() => {
    emulator = host.create()
    jest.spyOn(globalThis, "fetch").mockImplementation(emulator.fetch)
    Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(isMeasured) })
    ada = signIn("ada")
  })
  afterEach(() => assertNoProblems(emulator))

  const saved = (file: string, branch = "content/ada") =>
    emulator.repository.read(branch, `content/${file}`)
  const commitToMain = (file: string, change: (text: string) => string) =>
    emulator.repository.commitFiles("main", { [`content/${file}`]: change(textIn("main", file)) })
  const textIn = (branch: string, file: string) => saved(file, branch) ?? ""

  /** Changes one word of a file, from the text that the backend loads. */
  async function saveChange(backend: Backend, file: string, from: string, to: string) {
    const base = textOf(await backend.load(), file)
    return saveText(backend, file, base, base.replace(from, to))
  }

  test("what the last build has is not fetched", async () => {
    const snapshot = await ada.load()
    expect(textOf(snapshot, home)).toBe(textIn("main", home))
    expect(snapshot.images["images/hero.png"].width).toBe(1)
    expect(snapshot.listing.files).not.toContain("README.md")
    expect(snapshot.listing.folders).toContain("images")
    expect(emulator.log.filter((request) => request.includes("blobs"))).toEqual([])
  })

  test("the copies of remote pictures come from the host, because no build publishes them", async () => {
    const manifest = { "https://example.com/hen.jpg": { file: "images/kept/hen.jpg", sha256: "" } }
    emulator.repository.commitFiles("main", {
      "content/images/kept/kept.json": JSON.stringify(manifest),
    })
    const { imageCache } = await ada.load()
    expect(imageCache.files).toEqual({ "https://example.com/hen.jpg": "images/kept/hen.jpg" })
  })

  test("a change over three files is one commit and one request", async () => {
    const snapshot = await ada.load()
    const picture = Buffer.from("\x89PNG picture", "latin1")
    await ada.save({
      files: [
        fileOf(snapshot, fashion, (text) => text.replace("Fashion", "Shoes")),
        { file: ambition, base: textOf(snapshot, ambition), text: null },
      ],
      pictures: [
        { file: "images/new.png", content: new Blob([picture]) },
        { file: "images/copy.png", content: { from: "images/hero.png" } },
        { file: "images/lost.png", content: null },
      ],
      summary: "Fashion: Title\nAmbition: deleted",
    })
    const { repository, state } = emulator
    expect(repository.differences("main", "content/ada")).toEqual(
      [ambition, fashion, "images/copy.png", "images/lost.png", "images/new.png"]
        .map((file) => `content/${file}`)
        .toSorted(),
    )
    expect(
      repository.blobs.get(repository.filesOf("content/ada").get("content/images/new.png") ?? ""),
    ).toEqual(picture)
    expect(saved("images/copy.png")).toBe(textIn("main", "images/hero.png"))
    expect(repository.ancestors("content/ada")).toHaveLength(2)
    expect(state.requests).toMatchObject([
      { title: "5 changes to the content", branch: "content/ada" },
    ])
    expect(state.requests[0].text).toContain("- Ambition: deleted")
  })

  test("a second save goes to the same request and renews its text", async () => {
    await saveChange(ada, fashion, "Fashion", "Shoes")
    await saveChange(ada, home, "Aim", "Goal")
    expect(emulator.state.requests).toHaveLength(1)
    expect(emulator.state.requests[0].title).toBe("2 changes to the content")
    const snapshot = await signIn("ada").load()
    expect(textOf(snapshot, home)).toContain("Goal")
    expect(textOf(snapshot, fashion)).toContain("Shoes")
  })

  test("a new picture is measured when another visit loads it", async () => {
    const pictures = [{ file: "images/new.png", content: new Blob(["\x89PNG"]) }]
    await ada.save({ files: [], pictures, summary: "Picture" })
    const { images } = await signIn("ada").load()
    expect(images["images/new.png"]).toMatchObject({ width: 4, height: 3 })
    expect(images["images/new.png"].url).toMatch(/^blob:/)
  })

  test("a file that somebody else published is not overwritten", async () => {
    const snapshot = await ada.load()
    commitToMain(fashion, (text) => text.replace("Fashion", "Shoes"))
    const request = requestFor(fileOf(snapshot, fashion, (text) => text.replace("Fashion", "Hats")))
    await expect(ada.save(request)).rejects.toMatchObject({ isConflict: true })
    expect([...emulator.repository.branches.keys()]).toEqual(["main"])
    expect(textOf(await ada.load(), fashion)).toContain("Shoes")
  })

  test("a file that the same person saved on another computer is not overwritten", async () => {
    const old = await ada.load()
    await saveChange(signIn("ada"), fashion, "Fashion", "Shoes")
    const request = requestFor(fileOf(old, fashion, (text) => text.replace("Fashion", "Hats")))
    await expect(ada.save(request)).rejects.toMatchObject({ isConflict: true })
    expect(saved(fashion)).toContain("Shoes")
  })

  test("two people have a request each; the second learns of a conflict, and keeps the rest", async () => {
    const grace = signIn("grace")
    await saveChange(ada, fashion, "Fashion", "Shoes")
    await saveChange(grace, home, "Aim", "Goal")
    const opened = await grace.load()
    expect(emulator.state.requests.map(({ branch }) => branch)).toEqual([
      "content/ada",
      "content/grace",
    ])
    await ada.publish("Shoes")
    const request = requestFor(fileOf(opened, fashion, (text) => text.replace("Fashion", "Hats")))
    await expect(grace.save(request)).rejects.toMatchObject({ isConflict: true })
    await saveChange(grace, fashion, "Shoes", "Shoes and Hats")
    expect(saved(fashion, "content/grace")).toContain("Shoes and Hats")
    expect(saved(home, "content/grace")).toContain("Goal")
    expect(await grace.publication()).toMatchObject({ state: "saved" })
    expect(emulator.repository.differences("main", "content/grace")).toHaveLength(2)
  })

  test("fields that two people changed in one file come together", async () => {
    const title = JSON.parse(textIn("main", fashion)).title
    await saveChange(ada, fashion, '"handshake"', '"link"')
    await saveChange(ada, fashion, title, "Mine")
    commitToMain(fashion, (text) => text.replace(/"position": \d+/, '"position": 77'))
    const merged = textOf(await ada.load(), fashion)
    expect(JSON.parse(merged)).toMatchObject({ title: "Mine", position: 77 })
    await saveChange(ada, home, "Aim", "Goal")
    expect(saved(fashion)).toBe(merged)
    expect(await ada.publication()).toMatchObject({ state: "saved" })
  })

  describe("a list that two people changed", () => {
    const page = "pages/fashion.json"
    const priced = { price: "10", unit: "a piece", text: "In each size" }
    const [hat, coat] = ["Hat", "Coat"].map((title) => ({ name: title, ...priced }))
    const textWith = (...entries: object[]) => {
      const { top } = JSON.parse(textIn("main", page))
      return `${JSON.stringify({ top, sections: [{ prices: { title: "Prices", entries } }] }, null, 2)}\n`
    }
    const entriesIn = (words: string) => JSON.parse(words).sections[0].prices.entries

    /** Ada saves a list; another one is published meanwhile. */
    async function change(mine: object[], theirs: object[]) {
      commitToMain(page, () => textWith(hat, coat))
      await saveText(ada, page, textOf(await ada.load(), page), textWith(...mine))
      commitToMain(page, () => textWith(...theirs))
    }

    test("is published as the editor shows it, not as lines merge", async () => {
      const dearCoat = { ...coat, text: "In blue" }
      await change([coat, hat], [hat, dearCoat])
      expect(entriesIn(textOf(await ada.load(), page))).toEqual([dearCoat, hat])
      const { files } = await ada.publication()
      expect(files.map(({ after }) => entriesIn(after ?? ""))).toEqual([[dearCoat, hat]])
      await expect(ada.publish("")).rejects.toThrow("meanwhile")
      expect(entriesIn(textIn("main", page))).toEqual([hat, dearCoat])
      await ada.publish("")
      expect(entriesIn(textIn("main", page))).toEqual([dearCoat, hat])
    })

    test("is not published while it contradicts itself, even if its lines merge", async () => {
      await change([{ ...coat, name: "Coats" }, hat], [hat, { ...coat, text: "In blue" }])
      expect(await ada.publication()).toMatchObject({ state: "conflict", files: [{ file: page }] })
      await expect(ada.publish("")).rejects.toThrow("differently")
      expect(entriesIn(textIn("main", page))[1]).toMatchObject({ name: "Coat", text: "In blue" })
    })
  })

  test("words that contradict published ones are told, and stay in the versions", async () => {
    await saveChange(ada, fashion, "Fashion", "Shoes")
    commitToMain(fashion, (text) => text.replace("Fashion", "Hats"))
    expect(await ada.publication()).toMatchObject({
      state: "conflict",
      reason: expect.stringContaining("published differently"),
      files: [{ before: expect.stringContaining("Hats"), after: expect.stringContaining("Shoes") }],
    })
    expect(textOf(await ada.load(), fashion)).toContain("Hats")
    const [{ id }] = await ada.versions(fashion)
    expect(await ada.textAt(id, fashion)).toContain("Shoes")
  })

  test("words that contradict published ones stay in the request until they are decided", async () => {
    await saveChange(ada, fashion, "Fashion", "Shoes")
    commitToMain(fashion, (text) => text.replace("Fashion", "Hats"))
    await saveChange(ada, home, "Aim", "Goal")
    await saveChange(ada, home, "Goal", "End")
    expect(saved(fashion)).toContain("Shoes")
    expect(saved(home)).toContain("End")
    expect(emulator.state.requests).toMatchObject([{ title: "2 changes to the content" }])
    expect(await ada.publication()).toMatchObject({ state: "conflict", files: [{}, {}] })
    await saveChange(ada, fashion, "Hats", "Shoes and Hats")
    expect(saved(fashion)).toContain("Shoes and Hats")
    expect(saved(home)).toContain("End")
    expect(await ada.publication()).toMatchObject({ state: "saved", files: [{}, {}] })
  })

  test("a branch that moves during a save is a conflict, and the same save succeeds then", async () => {
    const snapshot = await ada.load()
    const request = requestFor(fileOf(snapshot, home, (text) => text.replace("Aim", "Goal")))
    await saveChange(ada, fashion, "Fashion", "Shoes")
    emulator.failNext(host.moved.answer, host.moved.route)
    await expect(ada.save(request)).rejects.toMatchObject({ isConflict: true })
    await ada.save(request)
    expect(saved(home)).toContain("Goal")
  })

  test("a save that another one overtakes is tried once more, then refused in words", async () => {
    const storage = { readAll: () => Promise.resolve([]), write: () => Promise.resolve() }
    const workspace = createWorkspace({ backend: ada, storage })
    await workspace.load()
    const saveTitle = async (title: string, races: number) => {
      const { snapshot, drafts } = workspace.getState()
      const value = valueOf(snapshot, drafts, ambition)
      workspace.change({ [ambition]: withValueAt(value, ["title"], title) })
      for (let race = 0; race < races; race++)
        emulator.failNext(host.moved.answer, host.moved.route)
      emulator.log.length = 0
      await workspace.save()
      const tries = emulator.log.filter((request) => host.moved.route.test(request)).length
      return { tries, ...workspace.getState().save }
    }
    emulator.failNext(host.opened, /^POST .(pulls|merge_requests)$/)
    expect(await saveTitle("Drive", 0)).toMatchObject({ kind: "saved" })
    expect(emulator.state.requests).toHaveLength(1)
    expect(await saveTitle("Courage", 1)).toMatchObject({ tries: 2, kind: "saved" })
    expect(saved(ambition)).toContain("Courage")
    expect(await saveTitle("Boldness", 2)).toEqual({
      tries: 2,
      kind: "failed",
      message: expect.stringMatching(/saved from elsewhere\. Look at both versions/),
    })
    expect(saved(ambition)).toContain("Courage")
    expect(workspace.getState().drafts.get(ambition)?.value).toMatchObject({ title: "Boldness" })
    expect(await saveTitle("Boldness", 0)).toMatchObject({ tries: 1, kind: "saved" })
  })

  test.each(["offline", refuse(502, "Bad gateway")] as const)(
    "after %j, the same save succeeds",
    async (answer) => {
      const snapshot = await ada.load()
      const request = requestFor(
        fileOf(snapshot, fashion, (text) => text.replace("Fashion", "Hats")),
      )
      for (const route of [/^POST.*commits/, /^POST .(pulls|merge_requests)/]) {
        emulator.failNext(answer, route)
        await expect(ada.save(request)).rejects.toMatchObject({
          isTemporary: true,
          isConflict: false,
        })
      }
      await ada.save(request)
      expect(emulator.state.requests).toHaveLength(1)
      await ada.save(request)
      expect(emulator.repository.ancestors("content/ada")).toHaveLength(2)
    },
  )

  test.each<[Rights, string]>([
    ["read", "may not write"],
    ["none", "not found"],
  ])("with the rights %j a save is refused in words", async (rights, words) => {
    const snapshot = await ada.load()
    const eve = signIn("eve", rights)
    const request = requestFor(fileOf(snapshot, fashion, (text) => text.replace("Fashion", "Hats")))
    await expect(eve.save(request)).rejects.toThrow(words)
    expect(emulator.repository.branches.size).toBe(1)
  })

  test("an expired token ends the sign-in, and the save can be tried again", async () => {
    const signOut = jest.fn()
    const backend = signIn("grace", "write", signOut)
    const snapshot = await backend.load()
    emulator.accounts.delete("grace")
    const request = requestFor(fileOf(snapshot, fashion, (text) => text.replace("Fashion", "Hats")))
    await expect(backend.save(request)).rejects.toMatchObject({
      isTemporary: true,
      message: expect.stringContaining("Sign in again"),
    })
    expect(signOut).toHaveBeenCalled()
    emulator.accounts.set("grace", { login: "grace", rights: "write" })
    await backend.save(request)
    expect(saved(fashion, "content/grace")).toContain("Hats")
  })

  test.each([/^GET .user/, /^GET .(pulls|merge_requests)..+/, /^PUT .*merge$/])(
    "too many requests at %p are told with the time of their end",
    async (route) => {
      await saveChange(ada, fashion, "Fashion", "Shoes")
      emulator.failNext(host.rateLimit, route)
      const requests = ada.publication().then(() => ada.publish("Shoes"))
      await expect(requests).rejects.toMatchObject({
        isTemporary: true,
        message: expect.stringMatching(/go on at \d\d:\d\d/),
      })
    },
  )

  test("who signs in after somebody else has an own request", async () => {
    let token = "ada"
    emulator.accounts.set("grace", { login: "grace", rights: "write" })
    const session = { token: () => token, signOut: () => undefined }
    const findBuild = () => Promise.resolve(buildOf(emulator))
    const backend = createGitBackend(host.open(emulator.apiUrl, session), "main", findBuild)
    await saveChange(backend, fashion, "Fashion", "Shoes")
    token = "grace"
    await saveChange(backend, home, "Aim", "Goal")
    expect(emulator.state.requests.map(({ branch }) => branch)).toEqual([
      "content/ada",
      "content/grace",
    ])
  })

  test("the title of a request stays short, also when a change is taken back", async () => {
    const snapshot = await ada.load()
    const base = textOf(snapshot, home)
    await saveText(ada, home, base, base.replace(/"[^"]*"(,?)$/gm, '"Other"$1'))
    expect(emulator.state.requests[0].title).toBe("1 change to the content")
    expect(emulator.state.requests[0].text).toMatch(/^- Home page: /)
    await saveText(ada, home, saved(home) ?? "", base)
    expect(emulator.state.requests).toMatchObject([{ title: "0 changes to the content", text: "" }])
  })

  test("the state of a request is told with its reason", async () => {
    expect(await ada.publication()).toEqual({ state: "published", files: [] })
    await saveChange(ada, fashion, "Fashion", "Shoes")
    expect(await ada.publication()).toMatchObject({
      state: "saved",
      files: [{ file: fashion }],
      link: { url: expect.stringContaining("/1"), title: expect.stringContaining("Shoes") },
    })
    emulator.state.checks = "running"
    expect(await ada.publication()).toMatchObject({
      state: "checking",
      reason: expect.stringContaining("Wait"),
    })
    emulator.state.checks = "failed"
    expect(await ada.publication()).toMatchObject({ state: "failed" })
    emulator.state.checks = "passed"
    emulator.state.needsReview = true
    expect(await ada.publication()).toMatchObject({ state: "review" })
    await expect(ada.publish("Shoes")).rejects.toThrow("cannot be published yet")
  })

  test("publishing merges the request and removes its branch", async () => {
    await saveChange(ada, fashion, "Fashion", "Shoes")
    await ada.publish("Fashion: Title\nHome: Title")
    expect(textIn("main", fashion)).toContain("Shoes")
    expect(emulator.state.requests[0].state).toBe("merged")
    expect([...emulator.repository.branches.keys()]).toEqual(["main"])
    expect((await ada.versions(fashion))[0].summary).toBe("2 changes to the content")
    expect(await ada.publication()).toMatchObject({ state: "published" })
  })

  test("who may not publish is told so", async () => {
    const eve = signIn("eve", "write without merge")
    await saveChange(eve, fashion, "Fashion", "Shoes")
    await expect(eve.publish("Shoes")).rejects.toThrow("may not publish")
    expect(textIn("main", fashion)).not.toContain("Shoes")
  })

  test("a withdrawn change is closed, and the next save opens another", async () => {
    await saveChange(ada, fashion, "Fashion", "Shoes")
    await ada.withdraw?.()
    expect([...emulator.repository.branches.keys()]).toEqual(["main"])
    expect(textOf(await ada.load(), fashion)).not.toContain("Shoes")
    await saveChange(ada, home, "Aim", "Goal")
    expect(emulator.state.requests.map(({ state }) => state)).toEqual(["closed", "open"])
  })

  test("the versions of a page follow it to its former addresses, where it is not deleted", async () => {
    const [first, second, third] = ["fashion", "clothes", "gowns"].map(
      (address) => `pages/${address}.json`,
    )
    const site = JSON.parse(textIn("main", "site.json"))
    const rename = (from: string, to: string, ...redirects: [string, string][]) => {
      const list = redirects.map(([one, other]) => ({ from: `/${one}/`, to: `/${other}/` }))
      emulator.repository.commitFiles("main", {
        [`content/${from}`]: null,
        [`content/${to}`]: textIn("main", from).replace(
          /(Clothes|pages.clothes.json) chosen/,
          `${to} chosen`,
        ),
        "content/site.json": JSON.stringify({ ...site, redirects: list }),
      })
    }
    rename(first, second, ["fashion", "clothes"])
    rename(second, third, ["fashion", "gowns"], ["clothes", "gowns"])
    const versions = await ada.versions(third)
    const texts = await Promise.all(versions.map((one) => ada.textAt(one.id, one.file ?? third)))
    expect(texts.map((words) => JSON.parse(words).top.title)).toEqual([
      expect.stringContaining(third),
      expect.stringContaining(second),
      expect.stringContaining("Clothes"),
    ])
    expect(await ada.deletedFiles()).toEqual([])
  })

  test("a deleted file is found with its last version", async () => {
    commitToMain(ambition, (text) => text.replace("Ambition", "Drive"))
    emulator.repository.commitFiles("main", { [`content/${ambition}`]: null })
    const [{ file, version }, ...others] = await ada.deletedFiles()
    expect([file, others]).toEqual([ambition, []])
    expect(await ada.textAt(version.id, file)).toContain("Drive")
  })
})

function textOf({ sources }: Snapshot, file: string) {
  return sources.find((source) => source.file === file)?.text ?? ""
}

const fileOf = (snapshot: Snapshot, file: string, change: (text: string) => string) => {
  const base = textOf(snapshot, file)
  return { file, base, text: change(base) }
}

const requestFor = (...files: SaveRequest["files"]): SaveRequest => ({
  files,
  pictures: [],
  summary: "Title",
})

const saveText = (backend: Backend, file: string, base: string, text: string) =>
  backend.save(requestFor({ file, base, text }))

/** The last build, of what is published when it is read. */
function buildOf({ repository }: Emulator) {
  const files = [...repository.filesOf("main")].filter(([path]) => path.startsWith("content/"))
  const named = files.map(([path, id]) => ({ file: path.replace("content/", ""), id }))
  const info = { width: 1, height: 1, format: "png", bytes: 1 }
  return {
    listing: { files: [], folders: [] },
    staticFiles: [],
    imageCache: { issues: [] },
    sources: named
      .filter(({ file }) => file.endsWith(".json"))
      .map(({ file }) => ({ file, text: repository.read("main", `content/${file}`), issues: [] })),
    images: Object.fromEntries(
      named
        .filter(({ file }) => file.startsWith("images/"))
        .map(({ file }) => [file, { ...info, url: file }]),
    ),
    blobs: Object.fromEntries(named.map(({ file, id }) => [file, id])),
  }
}
