/** @jest-environment node */
import { once } from "node:events"
import { connect } from "node:net"
import { listenAtFreePort } from "../../scripts/lib/ports"
import { memoryStore } from "../testing/memoryStore"
import { settings } from "../testing/requests"
import { createReceiver } from "./server"

const numbers = {
  add: () => Promise.resolve(),
  size: () => Promise.resolve(0),
  read: () => Promise.resolve([]),
}

test.each(["GET //", "TRACE /", "GET http://a:b@receiver/"])(
  "answers a request that no browser sends: %s",
  async (start) => {
    const { store } = memoryStore()
    const sendMail = () => Promise.resolve()
    const receiver = createReceiver({ store, numbers, sendMail, settings, log: () => undefined })
    const socket = connect(await listenAtFreePort(receiver.server, "127.0.0.1"), "127.0.0.1")
    socket.write(`${start} HTTP/1.1\r\nHost: receiver\r\nConnection: close\r\n\r\n`)
    const [answer] = await once(socket, "data")
    expect(String(answer)).toMatch(/^HTTP\/1\.1 [45]\d\d /)
    socket.destroy()
    await receiver.close()
  },
)
