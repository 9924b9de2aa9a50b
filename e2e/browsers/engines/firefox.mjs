#!/usr/bin/env node
// Starts Firefox for Playwright, which speaks WebDriver BiDi with it through this process. It answers
// one command itself: Playwright sends it for each page, and Firefox ESR 153 does not know it.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { WebSocket, WebSocketServer } from "ws"

const unknown = "emulation.setMediaFeaturesOverride"
const announcement = /^(WebDriver BiDi listening on ws:\/\/127\.0\.0\.1):(\d+)$/

const firefox = spawn(process.env.FIREFOX_PATH ?? "firefox-esr", process.argv.slice(2), {
  stdio: ["inherit", "inherit", "pipe"],
})
firefox.on("exit", (code) => process.exit(code ?? 1))

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, prefix, port] = announcement.exec(line) ?? []
  console.error(port ? `${prefix}:${await forwardTo(Number(port))}` : line)
}

/** Forwards all connections to a port. Returns the port of this process. */
async function forwardTo(port) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0, maxPayload: 0 })
  server.on("connection", (client, { url }) => {
    const browser = new WebSocket(`ws://127.0.0.1:${port}${url}`, { maxPayload: 0 })
    const isOpen = once(browser, "open")
    client.on("message", async (data) => {
      const text = data.toString()
      const { id, method } = JSON.parse(text)
      await isOpen
      if (method !== unknown) browser.send(text)
      else client.send(JSON.stringify({ id, type: "success", result: {} }))
    })
    browser.on("message", (data) => client.send(data.toString()))
    browser.on("close", () => client.close())
    client.on("close", () => browser.close())
  })
  await once(server, "listening")
  return server.address().port
}
