import { spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"
import { expect } from "@playwright/test"
import { freePort } from "../../../scripts/lib/ports"
import type { Key, Size, Tab } from "./tab"
import { connectWebDriver } from "./webDriver"

/** The code of each key in WebDriver. */
const keys: Record<Key, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
}

/** Starts WebKitGTK and its driver on a screen that nobody sees. */
export async function openWebKit({ width, height }: Size): Promise<Tab> {
  const { port, errors, end } = await startDriver()
  const { get, post } = connectWebDriver(port)
  await expect(() => get("/status")).toPass()
  const options = {
    binary: resolve("e2e/browsers/engines/webkit.py"),
    args: [String(width), String(height)],
  }
  const capabilities = {
    alwaysMatch: { acceptInsecureCerts: true, "webkitgtk:browserOptions": options },
  }
  const { sessionId } = await post<{ sessionId: string }>("/session", { capabilities })
  const session = `/session/${sessionId}`
  const act = (type: string, actions: object[]) =>
    post<void>(`${session}/actions`, { actions: [{ type, id: type, actions }] })
  const pressKeys = (all: string[]) => {
    const press = (value: string) => ["keyDown", "keyUp"].map((type) => ({ type, value }))
    return act("key", all.flatMap(press))
  }
  return {
    goto: (url) => post(`${session}/url`, { url }),
    run: (code, given) =>
      post(`${session}/execute/sync`, {
        script: `return (${code})(arguments[0])`,
        args: [given],
      }),
    click: ({ x, y }) =>
      act("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    press: (key) => pressKeys([keys[key]]),
    type: (text) => pressKeys([...text]),
    screenshot: async () => Buffer.from(await get<string>(`${session}/screenshot`), "base64"),
    errors,
    end,
  }
}

async function startDriver() {
  const port = await freePort()
  const screen = "--server-args=-screen 0 1600x1200x24"
  const driver = ["dbus-run-session", "--", "WebKitWebDriver", `--port=${port}`]
  const program = spawn("xvfb-run", ["--auto-servernum", screen, ...driver], {
    detached: true, // Its own process group, so that end() ends all of them.
    stdio: ["ignore", "pipe", "ignore"],
    // WebKit's own sandbox needs rights that a container does not give.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  })
  const ended = once(program, "exit")
  let output = ""
  program.stdout.on("data", (part: Buffer) => (output += part.toString()))
  return {
    port,
    errors: () => output.split("\n").filter((line) => line.startsWith("ERROR ")),
    async end() {
      if (program.pid) process.kill(-program.pid)
      await ended
    },
  }
}
