import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { builtSiteIn } from "../src/publish/builtSite"
import { caddyfile } from "../src/publish/caddy"
import { nginxConf } from "../src/publish/nginx"
import { readPathPrefix } from "../plugins/hosting/pathPrefix"
import { s3Script } from "../src/publish/s3"
import { finishedAt } from "./deployed"

const folder = "hosting"

const hosts: Record<string, { file: string; make: typeof nginxConf }> = {
  nginx: { file: "nginx.conf", make: nginxConf },
  caddy: { file: "Caddyfile", make: caddyfile },
  s3: { file: "s3.sh", make: s3Script },
}

const [name = ""] = process.argv.slice(2)

if (!Object.hasOwn(hosts, name)) {
  console.error(`Usage: npm run publish:config -- ${Object.keys(hosts).join("|")}`)
  process.exitCode = 2
} else if (finishedAt("public") === undefined) {
  console.error("There is no finished build in public/: run npm run build first.")
  process.exitCode = 1
} else {
  const file = join(folder, hosts[name].file)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, hosts[name].make(builtSiteIn("public", readPathPrefix(process.env))))
  console.log(file)
}
