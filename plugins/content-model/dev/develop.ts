import type { CreateDevServerArgs } from "gatsby"
import { existsSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { syncRemoteImages } from "../images/syncRemoteImages"
import { errorsOf, type Issue } from "../validate/issues"
import { formatBuildError, summary } from "../validate/formatIssues"
import { validateFolder } from "../validate/validateFolder"
import { shortenGatsbyBatching } from "./shortenBatching"
import { snapshotFolder, updateSnapshot } from "./validSnapshot"
import { eventsUrl } from "./errorOverlay"
import { watchFolder } from "./watchFolder"

type Server = {
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void
}

/**
 * Takes content/ over for Gatsby. Where it has errors, ends with the report before anything is
 * built; development may begin with what was good the last time.
 */
export async function checkContent() {
  const issues = await takeOverContent()
  if (errorsOf(issues).length === 0) {
    if (issues.length > 0) console.log(summary(issues))
    return
  }
  console.error(formatBuildError(issues))
  if (process.env.NODE_ENV !== "development" || !(await isGood(snapshotFolder))) process.exit(1)
  console.error("Starting with the last good content.")
}

async function takeOverContent(keepsPictures = false) {
  const { done, news } = await syncRemoteImages("content")
  for (const line of done) console.log(line)
  return updateSnapshot("content", snapshotFolder, keepsPictures, news)
}

const isGood = async (folder: string) =>
  existsSync(folder) && errorsOf(await validateFolder(folder)).length === 0

/**
 * While the development server runs: takes over each good change of content/, and tells the
 * terminal and the open pages about each bad one.
 */
export function watchContent({ app, reporter }: CreateDevServerArgs) {
  shortenGatsbyBatching()
  const pages = new Set<ServerResponse>()
  let errors: Issue[] = []
  const tell = (page: ServerResponse) => page.write(`data: ${JSON.stringify(errors)}\n\n`)

  const server: Server = app
  server.get(eventsUrl, (request, response) => {
    // Without no-transform the server would hold the events back to compress them.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    })
    tell(response)
    pages.add(response)
    request.on("close", () => pages.delete(response))
  })

  const update = async () => {
    const before = JSON.stringify(errors)
    errors = errorsOf(await takeOverContent(true))
    if (JSON.stringify(errors) === before) return
    pages.forEach(tell)
    if (errors.length === 0) reporter.info("content/ is in order again.")
    else console.error(`\n${formatBuildError(errors)}\nThe pages show the last good content.\n`)
  }
  watchFolder("content", update, (error) => reporter.error("content/ was not taken over", error))
}
