import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"

const patience = 10 // seconds

/** `npm run serve` at a port of its own. Returns its address and how to stop it. */
export async function serveSite() {
  const port = await freePort()
  const options = ["--import", "tsx", "scripts/serve.ts"]
  return start(port, process.execPath, options, { HOST: "127.0.0.1", PORT: String(port) })
}

/** Starts a server and waits until it answers at a port of this machine. */
export async function start(port, command, options, env) {
  const server = spawn(command, options, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  })
  const url = `http://127.0.0.1:${port}`
  const stop = () => server.kill()
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  const latest = Date.now() + patience * 1000
  while (!(await answers())) {
    if (Date.now() > latest || server.exitCode !== null) {
      stop()
      throw new Error(`${command} does not answer at ${url}.`)
    }
    await new Promise((again) => setTimeout(again, 50))
  }
  return { url, port, stop }
}

/** A port of this machine at which nobody listens. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address()
  server.close()
  await once(server, "close")
  return port
}
