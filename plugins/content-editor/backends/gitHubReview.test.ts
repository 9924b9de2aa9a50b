/** @jest-environment node */
import { emulateGitHub } from "../../../e2e/support/hosts/gitHub"
import { createGitHub } from "./github"

const address = "https://github.test/owner/site/pull/1"
const request = { id: 1, title: "Change", url: address }
const file = "content/values/ambition.json"

function signIn() {
  const emulator = emulateGitHub({ [file]: "{}\n" })
  jest.spyOn(globalThis, "fetch").mockImplementation(emulator.fetch)
  emulator.accounts.set("ada", { login: "ada", rights: "write" })
  const host = createGitHub(emulator.settings, { token: () => "ada", signOut: () => undefined })
  const answer = (path: RegExp, body: object, status = 200) =>
    emulator.answerNext({ status, body }, path)
  return { emulator, host, answer }
}

test("threads have their answers, and a place while their line is as it was", async () => {
  const { emulator, host } = signIn()
  const comment = { path: file, login: "grace", body: "Shorter?" }
  emulator.state.comments.push(
    { ...comment, id: 1, line: 2 },
    { ...comment, id: 2, line: 9, side: "LEFT" },
    { ...comment, id: 3 }, // its line has changed since
    { ...comment, id: 4, in_reply_to_id: 3 },
  )
  const [{ answersTo = "" }] = await host.threads(request, "")
  await host.answer(answersTo, "Yes.")
  const threads = await host.threads(request, "")
  expect(threads.map(({ place }) => place)).toEqual([{ path: file, line: 2 }, undefined])
  const said = threads[0].comments.map(({ author, words }) => [author, words])
  expect(said).toEqual([
    ["grace", "Shorter?"],
    ["ada", "Yes."],
  ])
  emulator.assertNoProblems()
})

test("comments on a whole file, and those of people on the request, are read", async () => {
  const { emulator, host, answer } = signIn()
  const user = { login: "grace", type: "User" }
  const about = { html_url: address, created_at: "2026-11-25T09:00:00Z" }
  answer(/comments$/, [{ ...about, id: 1, path: file, subject_type: "file", user, body: "New?" }])
  answer(/reviews$/, [
    { id: 2, html_url: address, submitted_at: about.created_at, user: null, body: "Fine." },
    { id: 3, html_url: address, submitted_at: about.created_at, user, body: "" },
  ])
  const bot = { login: "github-actions[bot]", type: "Bot" }
  answer(/issues/, [{ ...about, id: 4, user: bot, body: "A report" }])
  const threads = await host.threads(request, "")
  expect(threads.map(({ place, comments: [{ author }] }) => [place, author])).toEqual([
    [{ path: file }, "grace"],
    [undefined, "ghost"],
  ])
  expect(threads[1].answersTo).toBeUndefined()
  emulator.assertNoProblems()
})

test("a renamed file counts with both of its paths", async () => {
  const { emulator, host, answer } = signIn()
  const renamed = {
    filename: "content/pages/new.json",
    previous_filename: "content/pages/old.json",
  }
  answer(/files$/, [{ ...renamed, status: "renamed" }])
  expect(await host.changedPaths(1)).toEqual(["content/pages/new.json", "content/pages/old.json"])
  emulator.assertNoProblems()
})

const netlify = {
  state: "success",
  context: "netlify/site/deploy-preview",
  target_url: "https://deploy-preview-1--site.netlify.app",
  created_at: "2026-11-25T09:00:00Z",
}

test("a deployment counts once it has succeeded; Netlify reports it as a status", async () => {
  const { emulator, host, answer } = signIn()
  emulator.state.deployments.set("a", { state: "success", environment_url: "https://a.test" })
  emulator.state.deployments.set("b", { state: "in_progress" })
  expect(await host.deployments("a")).toMatchObject([{ url: "https://a.test" }])
  expect(await host.deployments("b")).toEqual([])
  const others = [
    { ...netlify, state: "pending" },
    { ...netlify, context: "ci/build" },
  ]
  answer(/status$/, { state: "success", statuses: [...others, netlify] })
  expect(await host.deployments("c")).toEqual([
    { url: netlify.target_url, time: netlify.created_at },
  ])
  emulator.assertNoProblems()
})

test("a token that may not read deployments knows of none", async () => {
  const { host, answer } = signIn()
  for (const path of [/deployments/, /status$/]) answer(path, { message: "Not accessible" }, 403)
  expect(await host.deployments("a")).toEqual([])
})
