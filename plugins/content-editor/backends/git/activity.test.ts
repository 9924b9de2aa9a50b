/** @jest-environment node */
import { emulateGitHub } from "../../../../e2e/support/hosts/gitHub"
import { createWorkspace } from "../../drafts/workspace"
import { memoryBackend, memorySnapshot } from "../../testing/memoryBackend"
import { createGitHub } from "../github"
import { createGitBackend } from "./gitBackend"

const ambition = "values/ambition.json"
const text = '{\n  "title": "Ambition",\n  "description": "We aim high."\n}\n'

function emulate() {
  const emulator = emulateGitHub({ [`content/${ambition}`]: text, "site.json": "{}" })
  jest.spyOn(globalThis, "fetch").mockImplementation(emulator.fetch)
  const signIn = (login: string) => {
    emulator.accounts.set(login, { login, rights: "write" })
    const host = createGitHub(emulator.settings, { token: () => login, signOut: () => undefined })
    return createGitBackend(host, "main", async () => ({ ...memorySnapshot(new Map()), blobs: {} }))
  }
  return { emulator, ada: signIn("ada"), grace: signIn("grace") }
}

const change = {
  files: [{ file: ambition, text: text.replace("high", "higher"), base: text }],
  pictures: [],
  summary: "Ambition: Description",
}

test("open changes of others are known with their files below content/; asked once per commit", async () => {
  const { emulator, ada, grace } = emulate()
  await grace.save(change)
  emulator.repository.commitFiles("content/grace", { "site.json": "[]" })
  await ada.load()
  expect((await ada.activity?.())?.others).toMatchObject([{ account: "grace", files: [ambition] }])
  expect((await grace.activity?.())?.others).toEqual([])
  await ada.activity?.()
  expect(emulator.log.filter((request) => request.endsWith("/files"))).toHaveLength(1)
  emulator.assertNoProblems()
})

test("a comment leads to the field of its line; one outside of the content leads to none", async () => {
  const { emulator, ada } = emulate()
  await ada.save(change)
  const comment = { login: "grace", body: "Higher than what?" }
  emulator.state.comments.push(
    { ...comment, id: 1, path: `content/${ambition}`, line: 3 },
    { ...comment, id: 2, path: "site.json", line: 1 },
  )
  const threads = (await ada.activity?.())?.threads ?? []
  expect(threads.map(({ file, path }) => ({ file, path }))).toEqual([
    { file: ambition, path: ["description"] },
    { file: undefined, path: [] },
  ])
})

test("a waiting change has a preview, and a published one a time", async () => {
  const { emulator, ada } = emulate()
  const { branches } = emulator.repository
  const deploy = (branch: string, environment_url: string) =>
    emulator.state.deployments.set(branches.get(branch) ?? "", {
      state: "success",
      environment_url,
    })
  expect(await ada.activity?.()).toMatchObject({ publishedAt: "2026-01-15T09:00:00.000Z" })
  deploy("main", "https://live.test")
  expect(await ada.activity?.()).toMatchObject({ liveSince: "2026-11-25T10:00:00Z" })
  await ada.save(change)
  deploy("content/ada", "https://preview.test")
  expect(await ada.activity?.()).toMatchObject({ preview: "https://preview.test" })
})

test("what others do is read with each snapshot; a failure is told, and keeps what is known", async () => {
  const { backend, storage } = memoryBackend()
  const known = { others: [], threads: [] }
  const activity = jest.fn(() => Promise.resolve(known))
  const workspace = createWorkspace({ backend: { ...backend, activity }, storage })
  await workspace.load()
  activity.mockRejectedValue(new Error("Too many requests."))
  await workspace.refresh()
  await Promise.resolve()
  expect(workspace.getState()).toMatchObject({
    activity: known,
    activityProblem: "Too many requests.",
  })
})
