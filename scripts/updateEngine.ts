import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { merge } from "../plugins/content-editor/drafts/merge/merge"
import { isEqual } from "../plugins/content-model/lib/path"
import { indexWithout, readJson, requireCleanRepository, siteFiles, writeJson } from "./lib/engine"
import { git } from "./lib/git"
import { runCommand, UserError } from "./lib/runCommand"

const usage = `Usage: npm run update-engine [VERSION]

  Brings the newest version of the engine into this site, or the one that you name, as one commit that
  changes nothing in content/, static/ and src/.`

const packageFiles = ["package.json", "package-lock.json"]

type Engine = { repository: string; commit: string }

async function updateEngine() {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length > 1) throw new UserError(usage)
  const { engine, version } = readJson("package.json")
  if (!engine?.repository || !engine.commit)
    throw new UserError(
      'package.json does not name the "engine", which `npm run new-site` writes: see docs/updating.md.',
    )
  requireCleanRepository()
  const target = fetchVersion(engine, positionals[0])
  const commit = git(["rev-parse", `refs/engine/${target}^{commit}`])
  if (git(["merge-base", commit, engine.commit]) === commit)
    return console.log(`This site has the engine ${version}. ${target} is no newer one.`)
  const temporary = mkdtempSync(join(tmpdir(), "update-engine-"))
  try {
    pick(prepare(engine, { ...engine, commit }, target, temporary), target)
  } finally {
    rmSync(temporary, { recursive: true })
  }
  console.log(`The engine is now ${target}; it was ${version}. Read in CHANGELOG.md what is new and what it asks of
src/ and content/. Then run \`npm test\`. \`git reset --hard HEAD~1\` takes the update back.`)
}

/** Gets the versions of the engine. Returns the name of the wanted one, or of the newest. */
function fetchVersion({ repository, commit }: Engine, wanted?: string) {
  // Names of its own, so that neither a branch nor a tag of the site is meant.
  const names = ["+HEAD:refs/engine/HEAD", "+refs/tags/v*:refs/engine/v*"]
  try {
    git(["fetch", "--quiet", "--no-tags", repository, ...names])
    git(["cat-file", "-e", `${commit}^{commit}`])
  } catch (error) {
    throw new UserError(
      `${repository} cannot be read, or has no commit ${commit}: both are "engine" in package.json. ` +
        `Nothing has changed.\n${error instanceof Error ? error.message : ""}`,
    )
  }
  const list = ["for-each-ref", "--sort=-version:refname", "--format=%(refname:lstrip=2)"]
  const versions = git([...list, "refs/engine"]).match(/^v\d+\.\d+\.\d+$/gm) ?? []
  const version = versions.find((name) => !wanted || name === `v${wanted.replace(/^v/, "")}`)
  if (version) return version
  const known = versions.join(", ") || "none"
  throw new UserError(`${repository} has no version ${wanted ?? "yet"}. Its versions: ${known}.`)
}

/**
 * Makes a commit with the files of the newer engine, whose parent has those of the present one: git
 * merges their difference into the site. Its package files are those that the site will have.
 */
function prepare(from: Engine, to: Engine, version: string, folder: string) {
  const own = packageFiles.map((file) => readFileSync(file, "utf8"))
  mergePackages(from, to, folder)
  const merged = packageFiles.map((file) => readFileSync(join(folder, file), "utf8"))
  const parent = commitFiles(from.commit, own, folder, ["-m", "The engine before"])
  return commitFiles(to.commit, merged, folder, [
    "-p",
    parent,
    "-m",
    `Update the engine to ${version}`,
  ])
}

function commitFiles(engine: string, packages: string[], folder: string, options: string[]) {
  const variables = indexWithout(siteFiles, engine, folder)
  for (const [at, input] of packages.entries()) {
    const blob = git(["hash-object", "-w", "--stdin"], { input })
    const entry = `100644,${blob},${packageFiles[at]}`
    git(["update-index", "--add", "--cacheinfo", entry], { variables })
  }
  return git(["commit-tree", git(["write-tree"], { variables }), ...options])
}

/** Writes the package files of the newer engine with what the site has changed in its own. */
function mergePackages(from: Engine, to: Engine, folder: string) {
  const read = (commit: string, file: string) => JSON.parse(git(["show", `${commit}:${file}`]))
  const [base, theirs] = [from, to].map(({ commit }) => read(commit, "package.json"))
  const { value, conflicts } = merge(base, readJson("package.json"), theirs)
  const merged = { ...Object(value), engine: to }
  for (const { path, mine, theirs: other } of conflicts)
    console.log(`package.json: ${path.join(" › ")} stays ${mine}, but the engine has ${other}.`)
  const lock = read(to.commit, "package-lock.json")
  lock.name = lock.packages[""].name = merged.name
  writeJson(join(folder, "package.json"), merged)
  writeJson(join(folder, "package-lock.json"), lock)
  const lists = ["dependencies", "devDependencies", "overrides"]
  if (lists.every((list) => isEqual(merged[list], theirs[list]))) return
  cpSync(".npmrc", join(folder, ".npmrc"))
  // npm is a script on Windows, so it needs a shell.
  const command = "npm install --package-lock-only --ignore-scripts"
  const { status, stderr } = spawnSync(command, { shell: true, cwd: folder, encoding: "utf8" })
  if (status !== 0) throw new UserError(`${command} failed. Nothing has changed.\n${stderr}`)
}

/** Merges a commit into the site. If that is not possible, the site stays as it is. */
function pick(commit: string, version: string) {
  const head = git(["rev-parse", "HEAD"])
  try {
    git(["cherry-pick", commit])
  } catch (error) {
    const files = git(["diff", "--name-only", "--diff-filter=U"])
    git(["reset", "--quiet", "--hard", head])
    if (!files) throw error
    throw new UserError(`This site and ${version} have changed the same lines of these files:\n\n${files}\n
Nothing has changed. To merge them by hand:
  git cherry-pick ${commit}
  correct each file where git wrote <<<<<<<, then \`git add\` it
  git cherry-pick --continue`)
  }
}

void runCommand(updateEngine, usage)
