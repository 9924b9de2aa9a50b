import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"

/**
 * Starts a server that replaces every image host in tests. `answers` holds the response to each
 * URL; other URLs get a 404.
 */
export async function startImageServer() {
  const answers: Record<string, Buffer | RequestListener> = {}
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = `https:/${request.url}`
    const answer = answers[url]
    asked.push(url)
    if (typeof answer === "function") answer(request, response)
    else response.writeHead(answer ? 200 : 404).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const start = () => (process.env.TEST_IMAGE_HOST = `http://127.0.0.1:${port}`)
  start()
  return {
    port,
    answers,
    /** The requested URLs in order. */
    asked,
    start,
    /** Makes every host refuse connections. */
    stop: () => (process.env.TEST_IMAGE_HOST = "http://127.0.0.1:1"),
    end() {
      delete process.env.TEST_IMAGE_HOST
      server.closeAllConnections()
      server.close()
    },
  }
}
