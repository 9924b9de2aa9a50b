import type { CreateDevServerArgs } from "gatsby"
import { existsSync, statSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join } from "node:path"
import { eventsUrl, snapshotFolder } from "../../lib/constants"
import { staticFolderOf } from "../../read/readContentFolder"
import { listFiles } from "../../read/json/readFiles"
import { errorsOf } from "../../issues/issues"
import { formatErrors, summary } from "../../issues/formatIssues"
import { validateFolder } from "../../validate/validateFolder"
import { updateSnapshot } from "./snapshot"
import { updateNodes } from "./updateNodes"
import { watchState } from "./watchState"

const content = "content"
const staticFolder = staticFolderOf(content)
const stateOfContent = () => stateOf(content) + stateOf(staticFolder)
let checkedState = "" // of valid content

/**
 * Validates content/ and copies it to the snapshot that Gatsby reads. If it has errors, prints them
 * and exits; the development server starts with the last valid snapshot instead, if there is one.
 */
export async function checkContent() {
  const state = stateOfContent()
  const issues = await updateSnapshot(content, snapshotFolder)
  const errors = errorsOf(issues)
  if (errors.length === 0) {
    if (issues.length > 0) console.log(summary(issues))
    checkedState = state
    return
  }
  console.error(`${formatErrors(errors)} Nothing was built.`)
  if (process.env.NODE_ENV !== "development" || !(await isSnapshotValid())) process.exit(1)
  console.error("Starting with the last good content.")
}

const isSnapshotValid = async () =>
  existsSync(snapshotFolder) &&
  errorsOf(await validateFolder(snapshotFolder, undefined, staticFolder)).length === 0

// What src/model/ may import of src/.
const modelFile = /(^|\/)(model\/.+|schema)\.ts$/

/**
 * Updates the snapshot on each valid change of content/ while the development server runs. Shows
 * the errors of an invalid change in the terminal and on the open pages.
 */
export function watchContent(args: CreateDevServerArgs) {
  const { app, emitter, reporter } = args

  // Gatsby 5.16 notices only after five seconds that a change has left a requested page as it was.
  emitter.on("PAGE_QUERY_RUN", ({ payload }: { payload: { path: string } }) =>
    emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { payload: { page: payload.path } }),
  )

  const pages = new Set<ServerResponse>()
  let problems = ""
  const sendProblems = (page: ServerResponse) => page.write(`data: ${JSON.stringify(problems)}\n\n`)

  app.get(eventsUrl, (request: IncomingMessage, response: ServerResponse) => {
    // Without no-transform the server would delay the events to compress them.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    })
    sendProblems(response)
    pages.add(response)
    request.on("close", () => pages.delete(response))
  })

  const update = async () => {
    const errors = errorsOf(await updateSnapshot(content, snapshotFolder, true))
    if (errors.length === 0) await updateNodes(args)
    const before = problems
    problems = errors.length === 0 ? "" : formatErrors(errors)
    if (problems === before) return
    pages.forEach(sendProblems)
    if (problems) console.error(`\n${problems}\n\nThe pages show the last good content.\n`)
    else reporter.info("content/ has no errors any more.")
  }
  watchState(
    stateOfContent,
    update,
    (error) => reporter.error("The change of content/ could not be checked.", error),
    checkedState,
  )
  watchState(
    () => stateOf("src", modelFile),
    () => reporter.warn("The model of content/ has changed. Start the server again to use it."),
    (error) => reporter.error("Changes of the model are no longer noticed.", error),
  )
}

/** A text that differs whenever a file of a folder has changed. */
const stateOf = (folder: string, wanted = /(?:)/) =>
  listFiles(folder)
    .files.filter((file) => wanted.test(file))
    .map((file) => {
      const { size, mtimeMs } = statSync(join(folder, file), { throwIfNoEntry: false }) ?? {}
      return `${file} ${size} ${mtimeMs}`
    })
    .join()
