// Runs the Nu HTML checker of the W3C over every page in public/: `npm run validate`, after a build.
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

// Installed when it is first needed, because of its 31 MB. Without its own script, which fetches a
// Java from elsewhere.
const checker = "vnu-jar@26.9.27"
const folder = "node_modules/.cache/validate"
const jar = join(folder, "node_modules/vnu-jar/build/dist/vnu.jar")

// CSS that is younger than the checker, of which it may show the end of a name only. Browsers pass
// over what they do not know.
const young = ["view-transition", "nsition-group(", "animation-timeline", "animation-range"]

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/

function fail(sentence) {
  console.error(sentence)
  process.exit(2)
}

const pages = existsSync("public/_headers")
  ? readdirSync("public", { recursive: true })
      .filter((file) => /(^|[\\/])(index|404)\.html$/.test(file))
      .filter((file) => !/^(admin|page-data)\b/.test(file))
  : fail("There is no finished build in public/: run npm run build first.")

if (spawnSync("java", ["-version"]).status !== 0)
  fail(
    "The HTML checker needs Java 11 or later, and there is none here. Debian and Ubuntu: apt-get install default-jre-headless; others: https://adoptium.net.",
  )

if (!existsSync(jar)) {
  mkdirSync(folder, { recursive: true })
  const install = `npm install --no-save --ignore-scripts --prefix ${folder} ${checker}`
  if (spawnSync(install, { shell: true, stdio: "inherit" }).status !== 0)
    fail(`${checker} could not be installed. npm's messages are above.`)
}

// Copies without the page's policy: a file has no origin of its own, so 'self' would allow nothing.
// In a browser, e2e/policy.spec.ts holds pages to it.
const copies = join(folder, "pages")
rmSync(copies, { recursive: true, force: true })
for (const page of pages) {
  const html = readFileSync(join("public", page), "utf8")
  mkdirSync(dirname(join(copies, page)), { recursive: true })
  writeFileSync(join(copies, page), html.replace(policy, ""))
}

const { stdout, stderr } = spawnSync(
  "java",
  [
    "-jar",
    jar,
    "--format",
    "json",
    "--stdout",
    "--exit-zero-always",
    ...pages.map((page) => join(copies, page)),
  ],
  { encoding: "utf8", maxBuffer: 100_000_000 },
)
if (!stdout) fail(`The HTML checker gave no answer: ${stderr}`)

const { messages } = JSON.parse(stdout)
const isYoung = ({ message, extract = "" }) =>
  message.startsWith("CSS:") && young.some((name) => `${message} ${extract}`.includes(name))
const isFault = ({ type, subType }) => type !== "info" || subType === "warning"
const faults = messages.filter((found) => isFault(found) && !isYoung(found))
for (const { url, lastLine, message, extract = "" } of faults)
  console.log(
    `${url.replace(/.*validate[\\/]pages/, "public")}:${lastLine}: ${message}\n    ${extract.trim()}\n`,
  )
console.log(`${pages.length} pages, ${faults.length} errors and warnings`)
process.exitCode = faults.length > 0 ? 1 : 0
