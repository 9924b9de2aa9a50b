import { get as getUnsafe, type IncomingMessage } from "node:http"
import { get } from "node:https"
import { schemas } from "../schema/jsonSchema"
import { imageInfoOf } from "./imageInfo"
import { formatIn } from "../validate/rules/images"
import { assertPublicAddress, publicLookup } from "./blockPrivateNetworks"
import { DownloadError, toDownloadError } from "./DownloadError"

const longest = 10_000 // ms, from the first question to the last byte
const mostRedirects = 5
const { maxBytes = 0 } = schemas.PictureFile

const endings = new Map([
  ["png", "png"],
  ["jpeg", "jpg"],
  ["webp", "webp"],
  ["heif", "avif"],
])

/**
 * Fetches a picture from an image host: over https alone, within limits of time and size, and only
 * what is a picture by its bytes.
 * @throws {DownloadError} where that fails.
 */
export async function downloadImage(address: string, within = longest) {
  const signal = AbortSignal.timeout(within)
  try {
    const bytes = await bytesOf(await answerOf(address, signal))
    return { bytes, ending: await endingOf(bytes) }
  } catch (error) {
    if (error instanceof DownloadError) throw error
    throw signal.aborted
      ? new DownloadError(`it took longer than ${within / 1000} seconds`)
      : toDownloadError(error)
  }
}

async function answerOf(
  address: string,
  signal: AbortSignal,
  redirects = 0,
): Promise<IncomingMessage> {
  if (!URL.canParse(address)) throw new DownloadError("it leads to what is no address")
  const url = new URL(address)
  if (url.protocol !== "https:") throw new DownloadError("it leads to an address without https")
  assertPublicAddress(url.hostname)
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    ask(url, signal).on("response", resolve).on("error", reject),
  )
  const { statusCode = 0 } = answer
  const { location } = answer.headers
  if (statusCode === 200) return answer
  answer.destroy()
  if (statusCode < 300 || statusCode >= 400 || location === undefined)
    throw new DownloadError(`its host answers with ${statusCode}`)
  if (redirects === mostRedirects) throw new DownloadError("it leads from address to address")
  const next = URL.canParse(location, url) ? new URL(location, url).href : location
  return answerOf(next, signal, redirects + 1)
}

function ask(url: URL, signal: AbortSignal) {
  const headers = {
    // Not AVIF or WebP by name: a host that can choose would not send what every browser shows.
    Accept: "image/png, image/jpeg, image/*;q=0.5",
    // Some hosts refuse whoever does not say what they are.
    "User-Agent": "Mozilla/5.0 (compatible; static site build)",
  }
  // Tests put a server on loopback in the place of every image host.
  const standIn = process.env.TEST_IMAGE_HOST
  return standIn
    ? getUnsafe(`${standIn}/${url.host}${url.pathname}${url.search}`, { signal, headers })
    : get(url, { signal, headers, lookup: publicLookup })
}

async function bytesOf(answer: IncomingMessage) {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    parts.push(part)
    size += part.length
    if (size > maxBytes) throw new DownloadError(`it is larger than ${maxBytes / 1e6} MB`)
  }
  return Buffer.concat(parts)
}

async function endingOf(bytes: Buffer) {
  const format = formatIn(bytes)
  const ending = endings.get(format)
  if (!ending) throw new DownloadError("it is no PNG, JPEG, WebP or AVIF picture")
  if ((await imageInfoOf(bytes, bytes.length))?.format !== format)
    throw new DownloadError("it is damaged")
  return ending
}
