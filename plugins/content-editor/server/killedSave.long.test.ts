/** @jest-environment node */
import { build } from "esbuild"
import { fork, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { setTimeout } from "node:timers/promises"
import { testRepository } from "../testing/repository"
import { publication, publish } from "./git/commit"

const { root, read, write, git, commit } = testRepository()
const kills = Number(process.env.KILLS ?? 100)
const names = ["pages/shop.json", "services/eggs.json", "site.json", "values/courage.json"]

/** A program that undoes what was interrupted, and after a message saves four files again and again. */
const program = `
  import { undoInterrupted } from "./undo"
  import { writeAtomically } from "./writeAtomically"
  undoInterrupted("content")
  process.once("message", () => {
    for (let count = 1; ; count++) {
      const content = process.pid + " " + count
      writeAtomically("content", ${JSON.stringify(names)}.map((path) => ({ path, content })))
      if (count === 1) process.send("saved")
    }
  })
  process.send("started")`

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted()

let child: ChildProcess
afterEach(() => void child.kill("SIGKILL"))

test("of 100 killed saves none is half made after the next start, and nothing else remains", async () => {
  const resolveDir = resolve("plugins/content-model/validate")
  const options = { bundle: true, platform: "node", outfile: root("save.js") } as const
  await build({ ...options, stdin: { contents: program, resolveDir } })
  writeFileSync(root(".gitignore"), readFileSync(".gitignore"))
  for (const name of names) write(name, "before")
  commit("Before")
  const start = async () => {
    child = fork(root("save.js"), { cwd: root() })
    await once(child, "message")
  }
  let interrupted = 0
  await start()
  for (let count = 0; count < kills; count++) {
    child.send("save")
    await once(child, "message")
    await setTimeout(Math.random() * 20) // The moment of the kill.
    child.kill("SIGKILL")
    await once(child, "exit")
    if (filesIn(root("content")).length > names.length) interrupted++
    const { files } = await publication(root())
    expect(files.map(({ file }) => file)).toEqual(names)

    await start()
    expect(filesIn(root("content"))).toEqual(names)
    expect(new Set(names.map(read)).size).toBe(1)
    await publish(root(), "A version")
    const committed = git("show", "--name-only", "--format=").trim().split("\n")
    expect(committed).toEqual(names.map((name) => `content/${name}`))
  }
  expect(interrupted).toBeGreaterThan(kills / 4)
}, 300_000)
