// Has MDN's HTTP Observatory judge `npm run serve`: over plain HTTP, as it is on this machine, and
// behind TLS, as visitors meet it. Ends with 1 where the grade behind TLS is below A+.
import { execFile, execSync } from "node:child_process"
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { publish } from "./bench/print.mjs"
import { serveOverTls } from "./overTls.mjs"
import { serveSite } from "./served.mjs"

// Too heavy for package.json: 232 packages for one look.
const scanner = "@mdn/mdn-http-observatory"
const version = "1.4.8"
const cache = `node_modules/.cache/observatory-${version}`
const installed = join(cache, "node_modules", scanner)
const goal = "A+"

// What cannot be had without TLS.
const needTls = ["redirection", "strict-transport-security"]

if (!existsSync(installed)) install()
const site = await serveSite()
const front = await serveOverTls(site.port)
try {
  const plain = await scan(`localhost:${site.port}`)
  const secure = await scan(`localhost:${front.port}`, front.certificate)
  show("plain", plain)
  show("tls", secure)
  const failed = Object.keys(plain.tests).filter((name) => !plain.tests[name].pass)
  const isGood = secure.scan.grade === goal && failed.every((name) => needTls.includes(name))
  console.log(`\nOver plain HTTP ${needTls.join(" and ")} cannot pass.`)
  process.exitCode = isGood ? 0 : 1
} finally {
  front.stop()
  site.stop()
}

function show(how, { scan: { grade, score }, tests }) {
  publish(
    `observatory-${how}`,
    Object.entries(tests).map(([test, { pass, scoreModifier, result }]) => ({
      test,
      passed: pass ? "yes" : "no",
      points: scoreModifier,
      result,
    })),
  )
  console.log(`Grade ${grade}, ${score} points.`)
}

/** Without the scripts of the packages, of which one compiles a database client nobody needs here. */
function install() {
  console.log(`Fetching ${scanner} ${version} (once) …`)
  const fresh = `${cache}-new`
  rmSync(fresh, { recursive: true, force: true })
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  writeFileSync(join(fresh, "package.json"), "{}\n")
  const options = "--ignore-scripts --no-audit --no-fund --loglevel=error"
  execSync(`npm install ${options} ${scanner}@${version}`, {
    cwd: fresh,
    stdio: "inherit",
  })
  // The list of hosts that browsers know to use TLS; localhost is none of them. One of the scripts
  // left out would have fetched it.
  writeFileSync(join(fresh, "node_modules", scanner, "conf/hsts-preload.json"), "{}\n")
  renameSync(fresh, cache)
}

/** The scanner takes one name and port for both, plain HTTP and TLS. */
async function scan(host, certificate) {
  const certificateFile = join(cache, "certificate.pem")
  if (certificate) writeFileSync(certificateFile, certificate)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(installed, "src/scan.js"), host],
    { env: { ...process.env, ...(certificate && { NODE_EXTRA_CA_CERTS: certificateFile }) } },
  )
  return JSON.parse(stdout)
}
