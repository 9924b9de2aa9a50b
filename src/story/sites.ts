import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { Advice } from "./advice"
import { changedFiles, contentsOf, exportState, workingTree, type State } from "./repository"

const cache = "node_modules/.cache/story"
const mostKept = 8 // built sites
const lastLines = 20 // of a failed build

// What a build does not read. All else makes another site, as far as we know.
const notRead = /^(\..*|.*\.md|LICENSE|e2e|playwright\.config\.ts|budgets\.json)$/
// What would make another site of the same files.
const settings = /^(SITE_URL|PATH_PREFIX|ASSET_PREFIX|PREVIEW|HYDRATE|NODE_ENV|EDITOR_.*)$/

/** Where the built site of a state is kept, by everything that the build reads. */
function keptAt(state: State) {
  const read = [...contentsOf(state)].filter(([name]) => !notRead.test(name)).toSorted()
  const key = createHash("sha256").update(JSON.stringify([process.versions.modules, read]))
  return join(cache, key.digest("hex").slice(0, 20))
}

/** Builds states of the repository, each only once; `say` tells a person what takes so long. */
export function builder(say: (sentence: string) => void) {
  let workshop: { folder: string; state: State } | undefined

  /** The folder of the built site of a state. Throws advice where it cannot be built. */
  async function siteOf(state: State) {
    const kept = keptAt(state)
    if (existsSync(kept)) {
      utimesSync(kept, new Date(), new Date())
      return kept
    }
    say(`Building the site of ${state.name} …`)
    const began = performance.now()
    const folder = state.isWorkingTree ? "." : workshopFor(state)
    await build(folder, state)
    if (state.isWorkingTree && workingTree().tree !== state.tree)
      throw new Advice("Files have changed while the site was built. Tell the story again.")
    keep(join(folder, "public"), kept)
    say(`Built in ${Math.round((performance.now() - began) / 1000)} s.`)
    return kept
  }

  /** A folder with the files of a state; what an earlier build left there stays where that is safe. */
  function workshopFor(state: State) {
    const before = workshop
    const isWarm =
      before && changedFiles(before.state, state).every((file) => file.startsWith("content/"))
    if (before && !isWarm) end()
    const folder = workshop?.folder ?? mkdtempSync(join(tmpdir(), "story-"))
    rmSync(join(folder, "content"), { recursive: true, force: true })
    exportState(state, folder, isWarm ? ["content"] : ["."])
    const lock = (of: string) => readFileSync(join(of, "package-lock.json"), "utf8")
    if (lock(folder) !== lock(".")) say("It has other packages: they are installed first.")
    else if (!isWarm) symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction")
    workshop = { folder, state }
    return folder
  }

  function end() {
    if (workshop) rmSync(workshop.folder, { recursive: true, force: true })
    workshop = undefined
  }

  return { siteOf, end }
}

function build(folder: string, { name }: State) {
  const env = Object.entries(process.env).filter(([variable]) => !settings.test(variable))
  return new Promise<void>((done, failed) => {
    // Through a shell because npm is a script on Windows.
    const npm = spawn("npm run build", {
      shell: true,
      cwd: folder,
      env: { ...Object.fromEntries(env), CI: "true", FORCE_COLOR: "0" },
      stdio: ["ignore", "pipe", "pipe"],
    })
    let output = ""
    const listen = (part: Buffer) => (output += part.toString())
    npm.stdout.on("data", listen)
    npm.stderr.on("data", listen)
    npm.on("error", failed)
    npm.on("close", (code) => {
      if (code === 0) return done()
      const lines = stripVTControlCharacters(output).trim().split("\n").slice(-lastLines)
      failed(new Advice(`The site of ${name} could not be built:\n${lines.join("\n")}`))
    })
  })
}

function keep(site: string, kept: string) {
  mkdirSync(cache, { recursive: true })
  // Moved into place as a whole, so that nobody takes half a site for it.
  const copy = mkdtempSync(join(cache, "new-"))
  cpSync(site, copy, { recursive: true })
  rmSync(kept, { recursive: true, force: true })
  renameSync(copy, kept)
  const age = (name: string) => statSync(join(cache, name)).mtimeMs
  const old = readdirSync(cache)
    .toSorted((a, b) => age(b) - age(a))
    .slice(mostKept)
  for (const name of old) rmSync(join(cache, name), { recursive: true, force: true })
}
