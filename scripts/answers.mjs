import { request as send } from "node:http"

// What a server says of itself, of time and of the line; how it makes tags and names of types.
const own =
  /^(server|date|connection|keep-alive|etag|last-modified|accept-ranges|content-length|transfer-encoding|allow)$/

/** Where two servers answer otherwise at the same addresses, in words. */
export async function differencesBetween(ours, theirs, addresses) {
  const lines = []
  for (const address of addresses)
    for (const encoding of ["identity", "gzip"]) {
      const [one, other] = await Promise.all([
        ask(ours, address, encoding),
        ask(theirs, address, encoding),
      ])
      for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
        if (one[name] !== other[name])
          lines.push(`${address} (${encoding}) ${name}: ${other[name]} instead of ${one[name]}`)
    }
  return lines
}

function ask(origin, path, encoding) {
  return new Promise((answered, failed) => {
    const { hostname, port } = new URL(origin)
    const headers = { "accept-encoding": encoding }
    send({ hostname, port, path, headers, agent: false }, (response) => {
      response.resume()
      response.on("end", () =>
        answered({
          status: response.statusCode,
          ...comparable(response.headers, response.statusCode),
        }),
      )
    })
      .on("error", failed)
      .end()
  })
}

function comparable(headers, status = 0) {
  const isFile = status < 300 || status === 404
  const isCompressed = "content-encoding" in headers
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !own.test(name))
      // Of other answers each server makes its own text, and some compress the not-found page.
      .filter(([name]) => isFile || name !== "content-type")
      .filter(([name]) => status !== 404 || name !== "content-encoding")
      .filter(([name]) => (isCompressed && status !== 404) || name !== "vary")
      .map(([name, value]) => [name, String(value).toLowerCase()]),
  )
}
