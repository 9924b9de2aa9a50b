import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { Advice } from "./advice"
import { gather } from "./gather"
import { report } from "./report"

const usage = `Usage: npm run story -- --base <branch, tag or commit> [options]

  --head <ref>          tells of this commit, not of the files as they lie in the folder
  --out <folder>        where story.md and its pictures go (story)
  --pictures <address>  where the pictures will be found, for a comment on a git host
  --widths <numbers>    of the screens in pixels (360,768,1440)
  --dark                pictures by night as well, also where the palette is as before`

const options = {
  base: { type: "string" },
  head: { type: "string" },
  out: { type: "string", default: "story" },
  pictures: { type: "string", default: "" },
  widths: { type: "string", default: "360,768,1440" },
  dark: { type: "boolean", default: false },
  help: { type: "boolean" },
} as const

/** Runs the command line; returns its exit code: 0, or 1 where the change must not be published. */
async function tell(args: string[]) {
  const { base, head, out, pictures, widths, dark, help } = parseArgs({ args, options }).values
  if (help) {
    console.log(usage)
    return 0
  }
  if (!base) throw new TypeError("Name what to compare with: --base main")
  const sizes = widths.split(",").map(Number)
  if (!sizes.every((width) => width >= 200 && width <= 4000))
    throw new TypeError(`The widths must be numbers from 200 to 4000: ${widths}`)

  mkdirSync(out, { recursive: true })
  for (const name of readdirSync(out))
    if (/^story\.md$|-(before|after)\.jpg$/.test(name)) rmSync(join(out, name))
  const wish = { base, head, widths: sizes, isDark: dark, folder: out }
  const story = await gather(wish, console.error)
  const file = join(out, "story.md")
  writeFileSync(file, report(story, pictures && `${pictures.replace(/\/$/, "")}/`))
  for (const reason of [...story.problems, ...story.notes]) console.error(reason)
  console.log(`The story is told in ${file}.`)
  return story.problems.length > 0 ? 1 : 0
}

tell(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (error instanceof Advice) console.error(error.message)
    else if (error instanceof TypeError) console.error(`${error.message}\n\n${usage}`)
    else throw error
    process.exitCode = 2
  },
)
