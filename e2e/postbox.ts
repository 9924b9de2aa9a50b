import { expect, type Page } from "@playwright/test"
import { once } from "node:events"
import { createServer, type OutgoingHttpHeaders, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import { contact } from "./support/content"
import { test as base } from "./fixtures/test"

const { form } = contact

export type Message = { name: string; email: string; message: string }

/** A message as it was received. */
export type Post = {
  words: Record<string, string>
  /** What is the same for a message that is sent again, and for no other. */
  mark: string
  accept: string | undefined
  /** Whether the answer was that it has arrived. */
  isTaken: boolean
}

type Answer = (response: ServerResponse) => void

const names = ["name", "email", "message"] as const
const anyOrigin = { "access-control-allow-origin": "*" }

const withStatus =
  (status: number, headers: OutgoingHttpHeaders = {}): Answer =>
  (response) =>
    void response.writeHead(status, { ...anyOrigin, ...headers }).end()

/** The answers of a service that has the message and says so. */
export const takes: Record<string, Answer> = {
  "200": withStatus(200),
  "204": withStatus(204),
  "303, with its thanks elsewhere": withStatus(303, { location: "/thanks" }),
  "200, and dies in the middle of it": (response) => {
    response.writeHead(200, { ...anyOrigin, "content-length": 1000 }).write("Thank")
    response.socket?.end()
  },
}

/** The answers of a service that does not say that it has the message, whether it has it or not. */
export const fails: Record<string, Answer> = {
  "400": withStatus(400),
  "422": withStatus(422),
  "500": withStatus(500),
  "503": withStatus(503),
  "nothing and dies": (response) => void response.socket?.destroy(),
  "half a head and dies": (response) =>
    void response.socket?.end("HTTP/1.1 200 OK\r\naccess-control-al"),
  "200, to other sites only": withStatus(200, {
    "access-control-allow-origin": "https://other.example",
  }),
}

async function stop(server: Server) {
  server.close()
  server.closeAllConnections()
  await once(server, "close")
}

/** A service that receives messages on a port of this machine, and answers as it is told. */
export async function openPostbox(path: string) {
  const posts: Post[] = []
  const server = createServer(async (request, response) => {
    if (request.method !== "POST") return withStatus(200)(response)
    const { accept, "content-type": type = "" } = request.headers
    const body = new Response(await buffer(request), { headers: { "content-type": type } })
    const fields = [...(await body.formData())].map(([name, value]) => [
      name,
      String(value).replaceAll("\r\n", "\n"),
    ])
    const { "message-id": mark, ...words } = Object.fromEntries(fields)
    const isTaken = Object.values(takes).includes(postbox.answer)
    posts.push({ words, mark, accept, isTaken })
    postbox.answer(response)
  })
  const open = async (onPort = 0) => {
    server.listen(onPort, "127.0.0.1")
    await once(server, "listening")
  }
  await open()
  const { port } = server.address() as AddressInfo
  const postbox = {
    address: `http://127.0.0.1:${port}${path}`,
    posts,
    answer: takes["200"],
    close: () => stop(server),
    reopen: () => open(port),
  }
  return postbox
}

/**
 * Serves a site on a port of its own as if its content named a delivery address. A page that
 * Playwright itself hands out would not do: to the browser it comes from nowhere, and what comes
 * from nowhere must not reach this machine.
 */
export async function serveDelivering(site: string, address: string) {
  const { origin } = new URL(address)
  const withAddress = (text: string) =>
    text
      .replace('"delivery":{"address":null}', `"delivery":{"address":"${address}"}`)
      .replace('method="dialog"', `method="post" action="${address}"`)
      .replace(/<noscript><p>[^]*?<\/noscript>/, "")
  const allowing = (text: string) =>
    text
      .replace("connect-src ", `connect-src ${origin} `)
      .replace("form-action 'none'", `form-action ${origin}`)
      // The postbox speaks plain http, also where it leads elsewhere.
      .replace("; upgrade-insecure-requests", "")
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(site + url)
    const { "content-type": type, "content-security-policy": policy } = Object.fromEntries(
      answer.headers,
    )
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {
      "content-type": type,
      ...(policy && { "content-security-policy": allowing(policy) }),
    })
    const isText = /html|json/.test(type)
    response.end(isText ? allowing(withAddress(body.toString())) : body)
  })
  server.listen(0)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}`, stop: () => stop(server) }
}

export const box = (page: Page, name: (typeof names)[number]) =>
  page.getByRole("textbox", { name: form[name].label, exact: true })

export const sendButton = (page: Page) => page.getByRole("main").getByRole("button")

export async function write(page: Page, message: Message) {
  for (const name of names) await box(page, name).fill(message[name])
}

export const wordsIn = (page: Page) =>
  page
    .getByRole("main")
    .locator("form")
    .evaluate((place: HTMLFormElement): Message => {
      const words = new FormData(place)
      const [name, email, message] = ["name", "email", "message"].map((field) =>
        String(words.get(field)),
      )
      return { name, email, message }
    })

/** Expects these words in the form, and none where there are no others. */
export async function expectWords(page: Page, words: Partial<Message> = {}) {
  for (const name of names) await expect(box(page, name)).toHaveValue(words[name] ?? "")
}

type Fixtures = {
  /** The path at which the postbox receives messages. */
  path: string
  postbox: Awaited<ReturnType<typeof openPostbox>>
}

/** A test on a site whose form delivers to a postbox. */
export const test = base.extend<Fixtures>({
  path: ["/aim", { option: true }],
  // Whatever fails here is named in the browser's console.
  expectsErrors: true,
  postbox: async ({ path }, run) => {
    const postbox = await openPostbox(path)
    await run(postbox)
    await postbox.close()
  },
  baseURL: async ({ baseURL, postbox }, run) => {
    const site = await serveDelivering(String(baseURL), postbox.address)
    await run(site.address)
    await site.stop()
  },
})
