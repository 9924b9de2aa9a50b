import express from "express"
import type { CreateDevServerArgs, Reporter } from "gatsby"
import { Actions, ActivityStatuses } from "gatsby-cli/lib/reporter/constants"
import { onLogAction } from "gatsby-cli/lib/reporter/redux"
import { store } from "gatsby/dist/redux"
import { prepareUrls } from "gatsby/dist/utils/prepare-urls"
import { createHash } from "node:crypto"
import { resolve } from "node:path"
import { bundleEditor } from "./bundle"
import { adminPath, bundleFolder } from "../constants"
import { createEditorApi } from "../server/router"
import { localSettings } from "./settings"

/** Adds the editor and its API to the development server, at /admin/. */
export async function serveEditor({ app, reporter }: CreateDevServerArgs) {
  const root = resolve(".")
  const project = createHash("sha256").update(root).digest("hex").slice(0, 12)
  await bundleEditor(bundleFolder, localSettings(project))
  const server: express.Express = app
  server.use(adminPath, createEditorApi(root), express.static(bundleFolder))

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
