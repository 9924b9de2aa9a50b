import { get as getUnsafe, type IncomingMessage } from "node:http"
import { get } from "node:https"
import { dictionary } from "../model/dictionary"
import { factsIn } from "../model/pictureFacts"
import { formatIn } from "../model/pictures"
import { mustBePublic, publicLookup } from "./publicOnly"
import { Unfetched, unfetched } from "./unfetched"

const longest = 10_000 // ms, from the first question to the last byte
const mostRedirects = 5
const { heaviest = 0 } = dictionary.PictureFile

const endings = new Map([
  ["png", "png"],
  ["jpeg", "jpg"],
  ["webp", "webp"],
  ["heif", "avif"],
])

/**
 * Fetches a picture from an image host: over https alone, within limits of time and size, and only
 * what is a picture by its bytes.
 * @throws {Unfetched} where that fails.
 */
export async function fetchPicture(address: string, within = longest) {
  const signal = AbortSignal.timeout(within)
  try {
    const bytes = await bytesOf(await answerOf(address, signal))
    return { bytes, ending: await endingOf(bytes) }
  } catch (error) {
    if (error instanceof Unfetched) throw error
    throw signal.aborted
      ? new Unfetched(`it took longer than ${within / 1000} seconds`)
      : unfetched(error)
  }
}

async function answerOf(
  address: string,
  signal: AbortSignal,
  redirects = 0,
): Promise<IncomingMessage> {
  if (!URL.canParse(address)) throw new Unfetched("it leads to what is no address")
  const url = new URL(address)
  if (url.protocol !== "https:") throw new Unfetched("it leads to an address without https")
  mustBePublic(url.hostname)
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    ask(url, signal).on("response", resolve).on("error", reject),
  )
  const { statusCode = 0 } = answer
  const { location } = answer.headers
  if (statusCode === 200) return answer
  answer.destroy()
  if (statusCode < 300 || statusCode >= 400 || location === undefined)
    throw new Unfetched(`its host answers with ${statusCode}`)
  if (redirects === mostRedirects) throw new Unfetched("it leads from address to address")
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
    if (size > heaviest) throw new Unfetched(`it is larger than ${heaviest / 1e6} MB`)
  }
  return Buffer.concat(parts)
}

async function endingOf(bytes: Buffer) {
  const format = formatIn(bytes)
  const ending = endings.get(format)
  if (!ending) throw new Unfetched("it is no PNG, JPEG, WebP or AVIF picture")
  if ((await factsIn(bytes, bytes.length))?.format !== format) throw new Unfetched("it is damaged")
  return ending
}
