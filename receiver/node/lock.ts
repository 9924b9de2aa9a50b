import { once } from "node:events"
import { rmSync } from "node:fs"
import { connect, createServer } from "node:net"
import { join, relative } from "node:path"

/**
 * Takes a folder for this process by a socket in it, which no process answers after its end. The number of a process may
 * be that of another one after a restart. Returns a function that gives the folder back.
 * @throws {Error} if another process has it.
 */
export async function lockFolder(folder: string) {
  // Relative: the system limits the length of the address of a socket.
  const socket = relative("", join(folder, "receiver.sock"))
  if (await isAnswered(socket))
    throw new Error(`Another process already receives into ${folder}. End it first.`)
  rmSync(socket, { force: true })
  const server = createServer((caller) => caller.destroy())
    .listen(socket)
    .unref()
  await once(server, "listening")
  return () => void server.close()
}

const isAnswered = (address: string) =>
  new Promise<boolean>((resolve) => {
    const caller = connect(address, () => resolve(true))
    caller.once("error", () => resolve(false)).once("close", () => caller.destroy())
  })
