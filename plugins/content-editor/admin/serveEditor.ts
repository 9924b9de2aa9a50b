import type { Express } from "express"
import expressStaticGzip from "express-static-gzip"
import type { CreateDevServerArgs, Reporter } from "gatsby"
import { Actions, ActivityStatuses } from "gatsby-cli/lib/reporter/constants"
import { onLogAction } from "gatsby-cli/lib/reporter/redux"
import { store } from "gatsby/dist/redux"
import { prepareUrls } from "gatsby/dist/utils/prepare-urls"
import { createHash } from "node:crypto"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { bundleEditor } from "./bundle"
import { adminPath, bundleFolder } from "../constants"
import { createEditorApi } from "../server/router"
import { localSettings } from "./settings"

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Adds the editor and its API to the development server, at /admin/. */
export async function serveEditor({ app, reporter }: CreateDevServerArgs) {
  const root = resolve(".")
  const project = createHash("sha256").update(root).digest("hex").slice(0, 12)
  rmSync(bundleFolder, { recursive: true, force: true })
  await bundleEditor(bundleFolder, localSettings(project))
  const server: Express = app
  for (const name of readdirSync(bundleFolder).filter((file) => /\.(js|css)$/.test(file))) {
    const file = join(bundleFolder, name)
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), quick))
  }
  const sendBundle = expressStaticGzip(bundleFolder, { enableBrotli: true })
  server.use(adminPath, createEditorApi(root), sendBundle)
  printAddress(reporter)
}

/** Prints the editor's address when Gatsby has compiled the site and has nothing more to print. */
function printAddress(reporter: Reporter) {
  const stop = onLogAction((action) => {
    if (action.type !== Actions.SetStatus || action.payload === ActivityStatuses.InProgress) return
    stop()
    const { https, host, port } = store.getState().program
    const { localUrlForBrowser: site } = prepareUrls(https ? "https" : "http", host, port)
    reporter.info(`The editor is at ${new URL(`${adminPath}/`, site)}`)
  })
}
