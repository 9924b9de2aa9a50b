/** @jest-environment node */
import { once } from "node:events"
import { createServer, get } from "node:https"
import { text } from "node:stream/consumers"
import type { IncomingMessage } from "node:http"
import { listenAtFreePort } from "../lib/ports"
import { createCertificate } from "./certificate"

test("a client that knows the certificate trusts it for localhost", async () => {
  const { key, cert } = createCertificate()
  const server = createServer({ key, cert }, (_request, response) => response.end("Hello"))
  const port = await listenAtFreePort(server)
  const request = get({ host: "localhost", port, ca: cert })
  const [response]: IncomingMessage[] = await once(request, "response")
  expect(await text(response)).toBe("Hello")
  server.close()
})

test("without openssl, a message says what to install", () => {
  expect(() => createCertificate("no-such-program")).toThrow(/Install openssl/)
})
