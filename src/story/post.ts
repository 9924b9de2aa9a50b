import { appendFileSync, existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gitHub } from "./gitHub"
import { gitLab } from "./gitLab"
import { marker } from "./report"

/** What a git host has to do so that a story can be read where the change is discussed. */
export type Host = {
  /** Keeps the pictures where the story says that they are. */
  keep(pictures: { name: string; bytes: Buffer }[]): Promise<void>
  /** The notes on the change that this account may rewrite. */
  notes(): Promise<{ id: number; body: string }[]>
  add(body: string): Promise<unknown>
  rewrite(id: number, body: string): Promise<unknown>
}

/** Posts a story on its pull request, in the place of the last one; returns what was done, in words. */
export async function post(folder: string, env: NodeJS.ProcessEnv) {
  const file = join(folder, "story.md")
  if (!existsSync(file)) throw new Error(`There is no ${file}: run "npm run story" first.`)
  const body = readFileSync(file, "utf8")
  const host = gitHub(env) ?? gitLab(env)
  if (!host) {
    if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, body)
    return `Nothing says where to post ${file}: it stays here.`
  }
  const pictures = readdirSync(folder).filter((name) => /^[\w-]+\.(jpg|png)$/.test(name))
  await host.keep(pictures.map((name) => ({ name, bytes: readFileSync(join(folder, name)) })))
  const last = (await host.notes()).find((note) => note.body.includes(marker))
  if (last) await host.rewrite(last.id, body)
  else await host.add(body)
  return `The story is on the pull request${last ? ", in the place of the last one" : ""}.`
}

if (require.main === module) post("story", process.env).then(console.log)
