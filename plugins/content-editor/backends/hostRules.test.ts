/** @jest-environment node */
import {
  assertNoProblems,
  refuse,
  type Emulator,
  type Rights,
} from "../../../e2e/support/hosts/emulator"
import { emulateGitHub, gitHubRule, gitHubSingleSignOn } from "../../../e2e/support/hosts/gitHub"
import { emulateGitLab } from "../../../e2e/support/hosts/gitLab"
import { createGitBackend } from "./gitBackend"
import { createGitHub } from "./github"
import { createGitLab } from "./gitlab"
import type { Host } from "./host"
import type { Build } from "./reader"
import type { Backend } from "./types"

// What the rules and the limits of real hosts answer.

const file = "values/ambition.json"
const picture = "images/hen.png"
const files = { [`content/${file}`]: "{}\n", [`content/${picture}`]: "\x89PNG" }
const noBuild: Build = {
  listing: { files: [], folders: [] },
  sources: [],
  images: {},
  imageCache: { issues: [] },
  staticFiles: [],
  blobs: {},
}
const isMeasured = { width: 4, height: 3, close: () => undefined }

/** The emulator of the test that runs. */
let current: Emulator | undefined
afterEach(() => current && assertNoProblems(current))

type Session = Parameters<typeof createGitHub>[1]

/** A person at an emulated host, and what the person saves there. */
function signIn(emulator: Emulator, open: (session: Session) => Host, rights: Rights = "write") {
  current = emulator
  jest.spyOn(globalThis, "fetch").mockImplementation(emulator.fetch)
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(isMeasured) })
  emulator.accounts.set("ada", { login: "ada", rights })
  const host = open({ token: () => "ada", signOut: () => undefined })
  const backend = createGitBackend(host, "main", () => Promise.resolve(noBuild))
  return { host, backend, save: () => saveWords(backend, "New") }
}

const saveWords = (backend: Backend, title: string) =>
  backend.save({
    files: [{ file, base: "{}\n", text: JSON.stringify({ title }) }],
    pictures: [],
    summary: "Title",
  })

const asGitHub = (emulator: Emulator, rights?: Rights, own?: string) =>
  signIn(
    emulator,
    (session) =>
      createGitHub(
        { backend: "github", project: "", repo: "owner/site", branch: "main", apiUrl: own },
        session,
      ),
    rights,
  )

const asGitLab = (emulator: Emulator, rights?: Rights) =>
  signIn(
    emulator,
    (session) =>
      createGitLab(
        {
          backend: "gitlab",
          project: "",
          repo: "group/team/site",
          branch: "main",
          apiUrl: emulator.apiUrl,
        },
        session,
      ),
    rights,
  )

/** GitHub with a change that waits. */
async function savedAtGitHub() {
  const emulator = emulateGitHub(files, "https://api.github.com")
  const person = asGitHub(emulator)
  await person.save()
  return { emulator, ...person }
}

describe("GitHub", () => {
  type GitHub = Awaited<ReturnType<typeof savedAtGitHub>>["emulator"]
  const passed = { status: "completed", conclusion: "success", app: null }
  const cases: [string, (emulator: GitHub) => void, string, boolean][] = [
    [
      "a status that is not required fails",
      (one) => one.statuses.push({ state: "failure" }),
      "unstable",
      true,
    ],
    [
      "a status that is not required is pending",
      (one) => one.statuses.push({ state: "pending" }),
      "unstable",
      true,
    ],
    [
      "a check of a service fails that is not required",
      (one) => one.checkRuns.push({ ...passed, conclusion: "failure", app: { slug: "a-service" } }),
      "unstable",
      true,
    ],
    ["the own workflow runs", (one) => (one.state.checks = "running"), "checking", false],
    ["the own workflow fails", (one) => (one.state.checks = "failed"), "failed", false],
    [
      "a required status fails",
      (one) => {
        one.settings.requiresChecks = true
        one.statuses.push({ state: "error" })
      },
      "failed",
      false,
    ],
    [
      "a required status is pending",
      (one) => {
        one.settings.requiresChecks = true
        one.statuses.push({ state: "pending" })
      },
      "checking",
      false,
    ],
    ["an approval is missing", (one) => (one.state.needsReview = true), "review", false],
    [
      "a check beyond the first page fails",
      (one) => {
        one.checkRuns.push(...Array.from({ length: 100 }, () => passed))
        one.state.checks = "failed"
      },
      "failed",
      false,
    ],
    [
      "the token cannot read the checks that run",
      (one) => {
        one.settings.hidesChecks = true
        one.state.checks = "running"
      },
      "unstable",
      true,
    ],
    [
      "there are only passed statuses",
      (one) => one.statuses.push({ state: "success" }),
      "saved",
      true,
    ],
  ]
  test.each(cases)("when %s, the editor says so", async (_title, set, state, canPublish) => {
    const { emulator, backend } = await savedAtGitHub()
    set(emulator)
    const publication = await backend.publication()
    expect(publication.state).toBe(state)
    expect(publication.reason === undefined).toBe(canPublish)
    if (canPublish) await backend.publish("Title")
    expect(emulator.state.requests[0].state).toBe(canPublish ? "merged" : "open")
  })

  test.each(["POST .git.refs", "PATCH .git.refs", "POST .pulls"])(
    "a rule against %s is told as a rule, and not as a conflict",
    async (route) => {
      const emulator = emulateGitHub(files, "https://api.github.com")
      const { backend, save } = asGitHub(emulator)
      if (route.startsWith("PATCH")) await saveWords(backend, "Old")
      emulator.failNext(gitHubRule, new RegExp(`^${route}`))
      const base = route.startsWith("PATCH") ? '{"title":"Old"}' : "{}\n"
      const saving = route.startsWith("PATCH")
        ? backend.save({
            files: [{ file, base, text: '{"title":"New"}' }],
            pictures: [],
            summary: "Title",
          })
        : save()
      await expect(saving).rejects.toMatchObject({
        isConflict: false,
        isTemporary: false,
        message: expect.stringMatching(/rule.*creations being restricted\./i),
      })
    },
  )

  test("a merge queue is named", async () => {
    const { emulator, backend } = await savedAtGitHub()
    emulator.settings.hasMergeQueue = true
    await expect(backend.publish("Title")).rejects.toThrow("merge queue")
    expect((await backend.publication()).reason).toContain("queue")
  })

  test("single sign-on names the address that confirms the token", async () => {
    const emulator = emulateGitHub(files, "https://api.github.com")
    const { backend } = asGitHub(emulator)
    emulator.failNext(gitHubSingleSignOn, /matching-refs/)
    await expect(backend.load()).rejects.toThrow(
      "https://github.com/orgs/owner/sso?authorization_request=A1B2",
    )
  })

  test("a commit without author is listed", async () => {
    const { emulator, backend } = await savedAtGitHub()
    const commit = { message: "Old", author: null, committer: { date: "2026-01-02T03:04:05Z" } }
    emulator.failNext({ status: 200, body: [{ sha: "a", commit }] }, /^GET .commits/)
    expect(await backend.versions(file)).toMatchObject([
      { date: "2026-01-02T03:04:05Z", author: expect.any(String) },
    ])
  })

  test("a list of files that is cut off is refused", async () => {
    const emulator = emulateGitHub(files, "https://api.github.com")
    emulator.settings.isTruncated = true
    await expect(asGitHub(emulator).backend.load()).rejects.toThrow("too many files")
  })

  test.each([
    [undefined, "2026-03-10"],
    ["https://git.example.com/api/v3", "2022-11-28"],
  ])("the version of the API at %p is named", async (own, version) => {
    const emulator = emulateGitHub(files, own ?? "https://api.github.com")
    const { backend } = asGitHub(emulator, "write", own)
    await backend.load()
    const headers = jest.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers))
    expect(new Set(headers.map((one) => one.get("x-github-api-version")))).toEqual(
      new Set([version]),
    )
  })

  test("a branch is found behind a page of branches with the same start", async () => {
    const { emulator, backend } = await savedAtGitHub()
    const [[, main]] = emulator.repository.branches
    const last = [...emulator.repository.branches].at(-1)
    emulator.repository.branches.delete("content/ada")
    for (let number = 0; number < 40; number++)
      emulator.repository.branches.set(`content/ada-${number}`, main)
    if (last) emulator.repository.branches.set(...last)
    expect((await backend.publication()).files).toHaveLength(1)
  })

  test("the request of a fork with a branch of the same name is left alone", async () => {
    const { emulator, host } = await savedAtGitHub()
    expect(await host.findRequest("content/ada")).toMatchObject({ id: 1 })
    emulator.settings.isFork = true
    expect(await host.findRequest("content/ada")).toBeUndefined()
  })

  test("pictures are sent one after another", async () => {
    const emulator = emulateGitHub(files, "https://api.github.com")
    const { backend } = asGitHub(emulator)
    let [running, most] = [0, 0]
    jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const isBlob = String(input).endsWith("git/blobs")
      if (isBlob) most = Math.max(most, ++running)
      const response = await emulator.fetch(input, init)
      if (isBlob) running--
      return response
    })
    const pictures = ["a", "b", "c"].map((name) => ({
      file: `images/${name}.png`,
      content: new Blob([name]),
    }))
    await backend.save({ files: [], pictures, summary: "Pictures" })
    expect(most).toBe(1)
  })

  test.each([
    [{ allow_squash_merge: true, allow_merge_commit: true }, "squash"],
    [{ allow_squash_merge: false, allow_merge_commit: true }, "merge"],
    [{ allow_squash_merge: false, allow_merge_commit: false }, "rebase"],
    [{}, "squash"],
  ])("a repository with %p is merged by %s", async (methods, method) => {
    const { emulator, backend } = await savedAtGitHub()
    emulator.failNext({ status: 200, body: methods }, /^GET $/)
    await backend.publish("Title")
    const merge = jest.mocked(fetch).mock.calls.find(([url]) => String(url).endsWith("/merge"))
    expect(JSON.parse(String(merge?.[1]?.body))).toMatchObject({ merge_method: method })
  })
})

describe("GitLab", () => {
  async function savedAtGitLab() {
    const emulator = emulateGitLab(files)
    const person = asGitLab(emulator)
    await person.save()
    return { emulator, ...person }
  }

  test.each([
    ["waiting_for_callback", "checking"],
    ["scheduled", "checking"],
    ["canceling", "checking"],
    ["canceled", "failed"],
    ["manual", "review"],
  ])("a required pipeline that is %s leaves the change %s", async (pipeline, state) => {
    const { emulator, backend } = await savedAtGitLab()
    emulator.settings.pipeline = pipeline
    expect(await backend.publication()).toMatchObject({ state, reason: expect.any(String) })
  })

  test("the requests of forks with a branch of the same name are left alone", async () => {
    const { emulator, host } = await savedAtGitLab()
    emulator.settings.forks = 150
    expect(await host.findRequest("content/ada")).toMatchObject({ id: 1 })
  })

  test("a push rule is told in the host's words, and not as a conflict", async () => {
    const emulator = emulateGitLab(files)
    emulator.failNext(refuse(400, "Commit message does not follow the pattern '^JIRA'"), /commits$/)
    await expect(asGitLab(emulator).save()).rejects.toMatchObject({
      isConflict: false,
      message: expect.stringContaining("does not follow the pattern '^JIRA'"),
    })
  })
})

describe.each([
  ["GitHub", () => emulateGitHub(files, "https://api.github.com"), asGitHub],
  ["GitLab", () => emulateGitLab(files), asGitLab],
] as const)("%s", (_name, emulate, open) => {
  test.each<[Rights, boolean]>([
    ["read", false],
    ["write without merge", true],
    ["write", true],
  ])("an account with the rights %j may write: %p", async (rights, mayWrite) => {
    const { host } = open(emulate(), rights)
    expect(await host.mayWrite()).toBe(mayWrite)
  })

  const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"

  test("pictures in Git LFS are those of the last build, and none is added to them", async () => {
    const emulator = emulate()
    emulator.repository.commitFiles("main", { [`content/${picture}`]: pointer })
    const { host } = open(emulator)
    const published = { width: 9, height: 9, format: "png", bytes: 9, url: "hen.webp" }
    const build = { ...noBuild, images: { [picture]: published }, blobs: { [picture]: "other" } }
    const backend = createGitBackend(host, "main", () => Promise.resolve(build))
    expect((await backend.load()).images).toEqual({ [picture]: published })
    const save = (content: Blob | null) =>
      backend.save({
        files: [],
        pictures: [{ file: "images/new.png", content }],
        summary: "Picture",
      })
    await expect(save(new Blob(["\x89PNG"]))).rejects.toThrow("Git LFS")
    expect(emulator.repository.branches.size).toBe(1)
  })
})
