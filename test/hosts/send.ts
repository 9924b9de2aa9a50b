import { createHash } from "node:crypto"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { sendRequest, type HttpResponse } from "../support/sendRequest"

const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex")

// What a visitor notices. Dates, tags of versions and the length follow from the body.
const compared = [
  ..."cache-control content-encoding content-security-policy location vary x-robots-tag".split(" "),
  ..."cross-origin-opener-policy cross-origin-resource-policy permissions-policy".split(" "),
  ..."access-control-allow-origin referrer-policy strict-transport-security".split(" "),
  ..."x-content-type-options x-frame-options".split(" "),
]

const synonyms: Record<string, string> = {
  "application/javascript": "text/javascript",
  "text/xml": "application/xml",
  "image/x-icon": "image/vnd.microsoft.icon",
}

function decode({ headers, body }: HttpResponse) {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body)
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body
}

/** What a host answers, as texts that can be compared. Media types are without their charset. */
export async function answerOf(origin: string, path: string, encoding: string) {
  const received = await sendRequest(origin, path, { "accept-encoding": encoding })
  const { status, headers } = received
  const isFound = status === 200 || status === 404
  const [type = ""] = headers["content-type"]?.split(";") ?? []
  const values = compared.map((name) => [name, headers[name]?.toString().replace(origin, "")])
  return new Map<string, string | undefined>([
    ["status", String(status)],
    ["body", isFound ? hash(decode(received)) : undefined],
    ["content-type", isFound ? (synonyms[type] ?? type) : undefined],
    ...values.map(([name = "", value]): [string, string | undefined] => [name, value]),
  ])
}
