import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, resolve, sep } from "node:path"
import { parseArgs } from "node:util"
import { slugOf } from "../../plugins/content-model/lib/slug"
import { indexWithout, readJson, requireCleanRepository, siteFiles, writeJson } from "../lib/engine"
import { git } from "../lib/git"
import { runCommand, UserError } from "../lib/runCommand"

const usage = `Usage: npm run new-site FOLDER

  Makes a repository for another business in FOLDER, such as ../my-site: the code of the last commit
  here, and content that waits for your words.`

async function newSite() {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length !== 1) throw new UserError(usage)
  // npm runs scripts in the folder of the project.
  const folder = resolve(process.env.INIT_CWD ?? "", positionals[0])
  if (`${folder}${sep}`.startsWith(`${process.cwd()}${sep}`))
    throw new UserError(
      `${folder} is in this project. Name a folder beside it, such as ../my-site.`,
    )
  if (existsSync(folder) && (statSync(folder).isFile() || readdirSync(folder).length > 0))
    throw new UserError(`${folder} is there, and not empty. Name another folder.`)
  requireCleanRepository()
  try {
    create(folder)
  } catch (error) {
    // It was empty or missing, so nobody's work is in it.
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  console.log(`The new site is in ${folder}. Go there:
  npm start      builds and serves it
  npm run edit   opens its editor at /admin/
  npm run check  lists which words you still have to write
docs/updating.md says how it gets newer versions of the engine.`)
}

function create(folder: string) {
  const temporary = mkdtempSync(join(tmpdir(), "new-site-"))
  const notCopied = siteFiles.filter((name) => name !== "src")
  const variables = indexWithout(notCopied, "HEAD", temporary)
  git(["checkout-index", "--all", `--prefix=${folder}/`], { variables })
  rmSync(temporary, { recursive: true })
  for (const name of ["content", "README.md"])
    cpSync(join("scripts/new-site", name), join(folder, name), { recursive: true })
  cpSync("content/README.md", join(folder, "content/README.md"))
  namePackage(folder)
  const inFolder = { cwd: folder }
  git(["init", "--quiet", "--initial-branch=main"], inFolder)
  git(["add", "--all"], inFolder)
  git(["commit", "--quiet", "--message=Start the site"], inFolder)
}

/** Names the package after its folder, and writes into it from where its engine comes. */
function namePackage(folder: string) {
  const name = slugOf(basename(folder)) || "website"
  const description = "A public site. Every word is in content/."
  const engine = { repository: repositoryOfHead(), commit: git(["rev-parse", "HEAD"]) }
  const { "new-site": _, ...scripts } = readJson("package.json").scripts
  const own = { name, description, scripts, engine }
  writeJson(join(folder, "package.json"), { ...readJson("package.json"), ...own })
  const lock = readJson("package-lock.json")
  lock.packages[""].name = name
  writeJson(join(folder, "package-lock.json"), { ...lock, name })
}

/** Where others find the last commit: the address of a remote that has it, else this folder. */
function repositoryOfHead() {
  const list = ["branch", "--remotes", "--contains", "HEAD", "--format=%(refname:lstrip=2)"]
  const [branch] = git(list).split("\n")
  if (!branch) return process.cwd()
  const address = git(["remote", "get-url", branch.split("/")[0]])
  // A name and a password before the host are of one person.
  return address.replace(/^(https?:\/\/)[^/]*@/, "$1")
}

void runCommand(newSite, usage)
