import express, { type Express } from "express"
import { createServer, request, type IncomingHttpHeaders } from "node:http"
import { text } from "node:stream/consumers"
import { adminPath, apiPath } from "../constants"

export type TestRequest = {
  method?: string
  path?: string
  /** Replaces headers that a browser would send; undefined removes one. */
  headers?: Record<string, string | undefined>
  body?: unknown
  /** The IP address of the client. */
  from?: string
}
type TestResponse = { status?: number; headers: IncomingHttpHeaders; text: string }

const clientHeader = "x-from"

/** Serves an app on a free port. `send` adds the headers that a browser would send. */
export async function startServer(app: Express) {
  const outer = express()
  outer.use(({ headers, socket }, _response, next) => {
    const value = headers[clientHeader]
    if (value) Object.defineProperty(socket, "remoteAddress", { value })
    next()
  })
  const server = createServer(outer.use(app))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  const host = `localhost:${port}`

  const send = ({ method = "POST", path = `${apiPath}/save`, headers, body, from }: TestRequest) =>
    new Promise<TestResponse>((resolve, reject) => {
      const all = {
        host,
        origin: method === "POST" ? `http://${host}` : undefined,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json; charset=utf-8",
        [clientHeader]: from,
        ...headers,
      }
      const sent = Object.entries(all).filter(([, value]) => value !== undefined)
      const options = { method, path: adminPath + path, port, agent: false }
      request({ ...options, headers: Object.fromEntries(sent) }, (response) => {
        const { statusCode: status } = response
        text(response).then(
          (responseText) => resolve({ status, headers: response.headers, text: responseText }),
          reject,
        )
      })
        .on("error", reject)
        .end(typeof body === "string" ? body : body && JSON.stringify(body))
    })

  return { send, end: () => new Promise((resolve) => server.close(resolve)) }
}
