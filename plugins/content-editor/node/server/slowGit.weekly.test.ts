/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { apiPath } from "../../lib/constants"
import { testEditorApi } from "../../testing/editorApi"
import { textRequest } from "../../testing/requests"

const { root, content, send } = testEditorApi()
const file = "values/ambition.json"
const run = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" })
const { PATH } = process.env
const sign = join(root, "go-on")
const letGitGoOn = () => writeFileSync(sign, "")
afterEach(() => {
  letGitGoOn()
  process.env.PATH = PATH
})

/** Makes git wait from now on. */
function stopGit() {
  const folder = join(root, "bin")
  mkdirSync(folder)
  const wait = `while [ ! -e '${sign}' ]; do sleep 0.1; done; PATH='${PATH}' exec git "$@"`
  writeFileSync(join(folder, "git"), `#!/bin/sh\n${wait}\n`, { mode: 0o755 })
  process.env.PATH = `${folder}:${PATH}`
}

test("saves do not wait for git, which keeps each of them", async () => {
  rmSync(join(root, ".git"), { recursive: true })
  run("init", "-q")
  const save = (title: string) => {
    const base = content.read(file)
    return send(textRequest(file, base.replace(/"title": "[^"]*"/, `"title": "${title}"`), base))
  }
  const titles = ["Courage", "Daring", "Boldness"]
  expect(await save("First")).toMatchObject({ status: 200 })
  stopGit()
  for (const title of titles) expect(await save(title)).toMatchObject({ status: 200 })
  letGitGoOn()
  const versions = await send({ method: "GET", path: `${apiPath}/versions?file=${file}` })
  const texts = versions.body.map(({ id }: { id: string }) => run("show", `${id}:content/${file}`))
  for (const [index, title] of [...titles.toReversed(), "First"].entries())
    expect(texts[index]).toContain(`"title": "${title}"`)
})
