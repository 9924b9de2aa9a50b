import { request, type IncomingHttpHeaders } from "node:http"

export type HttpResponse = {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Requests a path exactly as given. `fetch` would resolve its dots, follow redirects and decompress. */
export const sendRequest = (origin: string, path: string, headers = {}, method = "GET") =>
  new Promise<HttpResponse>((done, failed) => {
    request(origin, { path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("error", failed)
      response.on("end", () => {
        const { statusCode: status, headers: received } = response
        done({ status, headers: received, body: Buffer.concat(parts) })
      })
    })
      .on("error", failed)
      .end()
  })
