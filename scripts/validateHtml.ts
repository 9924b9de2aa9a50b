// Runs the W3C's Nu HTML checker on every page in public/. Needs a build and Java.
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "./lib/files"
import { runCommand } from "./lib/runCommand"
import { UserError } from "./lib/UserError"

// Installed when it is first needed, because it has 31 MB. Its install script downloads a Java, so
// that does not run.
const checker = "vnu-jar@26.9.27"
const cache = "node_modules/.cache/validate"
const jar = join(cache, "node_modules/vnu-jar/build/dist/vnu.jar")

const ignoredMessages = [
  "Trailing slash on void elements",
  // In a file without an origin, 'self' allows nothing.
  "violates Content Security Policy",
  // CSS that is newer than the checker.
  "CSS: .*(view-transition|animation-timeline|animation-range|Parse Error)",
]

async function validateHtml() {
  if (!existsSync("public/_headers"))
    throw new UserError("There is no finished build in public/. Run npm run build first.", 2)
  if (!existsSync(jar)) installChecker()
  const pages = listFiles("public")
    .filter((file) => /(^|\/)(index|404)\.html$/.test(file) && !/^(admin|page-data)\b/.test(file))
    .map((file) => join("public", file))
  const filter = ignoredMessages.map((message) => `.*${message}.*`).join("|")
  const options = ["-jar", jar, "--Werror", "--filterpattern", filter, ...pages]
  const { status, error } = spawnSync("java", options, { stdio: "inherit" })
  if (error)
    throw new UserError("The HTML checker needs Java 11 or later. See https://adoptium.net.", 2)
  console.log(`${pages.length} pages checked.`)
  return status ?? 1
}

function installChecker() {
  mkdirSync(cache, { recursive: true })
  const command = `npm install --no-save --ignore-scripts --prefix ${cache} ${checker}`
  // npm is a script on Windows, so it needs a shell.
  if (spawnSync(command, { shell: true, stdio: "inherit" }).status !== 0)
    throw new UserError(`${checker} could not be installed. See npm's messages above.`, 2)
}

void runCommand(validateHtml)
