// Runs the W3C's Nu HTML checker on every page in public/. Needs a build and Java.
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { z } from "zod"
import { listFiles } from "./lib/files"
import { runCommand } from "./lib/runCommand"
import { UserError } from "./lib/UserError"

// Installed when it is first needed, because it has 31 MB. Its install script downloads a Java, so
// that does not run.
const checker = "vnu-jar@26.9.27"
const cache = "node_modules/.cache/validate"
const jar = join(cache, "node_modules/vnu-jar/build/dist/vnu.jar")

// CSS that is newer than the checker, which may show the end of a name only.
const newCss = ["view-transition", "nsition-group(", "animation-timeline", "animation-range"]

const cspMeta = /<meta http-equiv="Content-Security-Policy"[^>]*>/

const output = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      message: z.string(),
      extract: z.string().default(""),
      url: z.string().default(""),
      lastLine: z.number().default(1),
    }),
  ),
})
type Message = z.infer<typeof output>["messages"][number]

async function validateHtml() {
  if (!existsSync("public/_headers"))
    throw new UserError("There is no finished build in public/. Run npm run build first.", 2)
  if (spawnSync("java", ["-version"]).status !== 0)
    throw new UserError(
      "The HTML checker needs Java 11 or later, which is not installed. On Debian and Ubuntu run " +
        "apt-get install default-jre-headless; for other systems see https://adoptium.net.",
      2,
    )
  if (!existsSync(jar)) installChecker()

  const pages = listFiles("public")
    .filter((file) => /(^|\/)(index|404)\.html$/.test(file))
    .filter((file) => !/^(admin|page-data)\b/.test(file))
  const errors = check(pages.map(copyPage)).filter(isError)
  for (const { url, lastLine, message, extract } of errors)
    console.log(
      `${url.replace(/.*validate[\\/]pages/, "public")}:${lastLine}: ${message}\n    ${extract.trim()}\n`,
    )
  console.log(`${pages.length} pages, ${errors.length} errors and warnings`)
  return errors.length > 0 ? 1 : 0
}

function installChecker() {
  mkdirSync(cache, { recursive: true })
  const command = `npm install --no-save --ignore-scripts --prefix ${cache} ${checker}`
  // npm is a script on Windows, so it needs a shell.
  if (spawnSync(command, { shell: true, stdio: "inherit" }).status !== 0)
    throw new UserError(`${checker} could not be installed. See npm's messages above.`, 2)
}

/** Copies a page without its CSP: in a file without an origin, 'self' would allow nothing. */
function copyPage(page: string) {
  const copy = join(cache, "pages", page)
  mkdirSync(dirname(copy), { recursive: true })
  writeFileSync(copy, readFileSync(join("public", page), "utf8").replace(cspMeta, ""))
  return copy
}

function check(files: string[]): Message[] {
  const options = ["--format", "json", "--stdout", "--exit-zero-always"]
  const { stdout, stderr } = spawnSync("java", ["-jar", jar, ...options, ...files], {
    encoding: "utf8",
    maxBuffer: 100_000_000,
  })
  if (!stdout) throw new UserError(`The HTML checker failed: ${stderr}`, 2)
  return output.parse(JSON.parse(stdout)).messages
}

function isError({ type, subType, message, extract }: Message) {
  const isNewCss =
    message.startsWith("CSS:") && newCss.some((name) => `${message} ${extract}`.includes(name))
  return (type !== "info" || subType === "warning") && !isNewCss
}

void runCommand(validateHtml)
