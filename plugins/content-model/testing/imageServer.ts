import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"

/**
 * A server in the place of every image host, for tests. What it answers is said by address; to any
 * other it answers 404.
 */
export async function startImageServer() {
  const answers: Record<string, Buffer | RequestListener> = {}
  const asked: string[] = []
  const server = createServer((request, response) => {
    const address = `https:/${request.url}`
    const answer = answers[address]
    asked.push(address)
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
    /** The addresses that were asked for, in their order. */
    asked,
    start,
    /** As if nobody listened. */
    stop: () => (process.env.TEST_IMAGE_HOST = "http://127.0.0.1:1"),
    end() {
      delete process.env.TEST_IMAGE_HOST
      server.closeAllConnections()
      server.close()
    },
  }
}
