import { once } from "node:events"
import { createServer, request as send } from "node:http"
import { createServer as createSecureServer } from "node:https"
import { createServer as createDoor } from "node:net"
import { makeCertificate } from "./bench/certificate.mjs"

const firstOfTls = 22 // the first byte of a handshake

/**
 * Stands before a server of this machine, as a host does: TLS, with a certificate of its own for
 * localhost, and at the same port plain HTTP that leads to it.
 */
export async function serveOverTls(target) {
  const { key, cert } = makeCertificate()
  const secure = createSecureServer({ key, cert }, (request, response) => {
    const { url, method, headers } = request
    request.pipe(
      send({ port: target, path: url, method, headers }, (answer) => {
        response.writeHead(answer.statusCode, answer.headers)
        answer.pipe(response)
      }),
    )
  })
  const plain = createServer(({ url, headers }, response) => {
    response.writeHead(301, { location: `https://${headers.host}${url}` }).end()
  })
  // Who comes says with the first byte which of the two is meant.
  const door = createDoor((socket) => {
    socket.once("data", (first) => {
      socket.pause()
      socket.unshift(first)
      const server = first[0] === firstOfTls ? secure : plain
      server.emit("connection", socket)
      process.nextTick(() => socket.resume())
    })
  })
  door.listen(0, "localhost")
  await once(door, "listening")
  return {
    port: door.address().port,
    certificate: cert,
    stop() {
      door.close()
      secure.closeAllConnections()
      plain.closeAllConnections()
    },
  }
}
