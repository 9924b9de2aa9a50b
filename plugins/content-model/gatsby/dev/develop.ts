import type { CreateDevServerArgs } from "gatsby"
import { existsSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { eventsUrl, snapshotFolder } from "../../lib/constants"
import { staticFolderOf } from "../../read/readContentFolder"
import { errorsOf } from "../../issues/issues"
import { formatBuildError, summary } from "../../issues/formatIssues"
import { betweenQueries } from "./betweenQueries"
import { untilRead } from "./untilRead"
import { updateSnapshot } from "./validSnapshot"
import { watchFolders } from "./watchFolders"

const content = "content"

/**
 * Validates content/ and copies it to the snapshot that Gatsby reads. If it has errors, prints them
 * and exits; the development server starts with the last snapshot instead, if there is one.
 */
export async function checkContent() {
  const issues = await updateSnapshot(content, snapshotFolder)
  if (errorsOf(issues).length === 0) {
    if (issues.length > 0) console.log(summary(issues))
    return
  }
  const isBuild = process.env.NODE_ENV !== "development"
  console.error(`${formatBuildError(issues)}${isBuild ? " Nothing was built." : ""}`)
  if (isBuild || !existsSync(snapshotFolder)) process.exit(1)
  console.error("Starting with the last good content.")
}

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
  let errors = ""
  const sendErrors = (page: ServerResponse) => page.write(`data: ${JSON.stringify(errors)}\n\n`)

  app.get(eventsUrl, (request: IncomingMessage, response: ServerResponse) => {
    // Without no-transform the server would delay the events to compress them.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    })
    sendErrors(response)
    pages.add(response)
    request.on("close", () => pages.delete(response))
  })

  const apply = (replace: () => void, files: string[]) =>
    betweenQueries(async () => {
      replace()
      await untilRead(snapshotFolder, files, args)
    }, args)

  const update = async () => {
    const before = errors
    const issues = errorsOf(await updateSnapshot(content, snapshotFolder, apply))
    errors =
      issues.length > 0 ? `${formatBuildError(issues)} The pages show the last good content.` : ""
    if (errors === before) return
    pages.forEach(sendErrors)
    if (errors) console.error(`\n${errors}\n`)
    else reporter.info("content/ has no errors any more.")
  }
  watchFolders([content, staticFolderOf(content)], update, (error) =>
    reporter.error("The change of content/ could not be checked.", error),
  )
}
