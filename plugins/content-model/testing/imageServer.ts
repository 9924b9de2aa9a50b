import { createServer, type RequestListener } from "node:http"

/**
 * Starts a server that replaces every image host in tests. `responses` holds the response to each
 * URL; other URLs get a 404.
 */
export async function startImageServer() {
  const responses: Record<string, Buffer | RequestListener> = {}
  const requests: string[] = []
  const server = createServer((request, response) => {
    const url = `https:/${request.url}`
    const body = responses[url]
    requests.push(url)
    if (typeof body === "function") body(request, response)
    else response.writeHead(body ? 200 : 404).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  process.env.TEST_IMAGE_HOST = `http://127.0.0.1:${port}`
  return {
    responses,
    /** The requested URLs in order. */
    requests,
    end() {
      delete process.env.TEST_IMAGE_HOST
      server.closeAllConnections()
      server.close()
    },
  }
}
