import { PictureFile } from "../fields/picture/picture"
import { endings, formatIn } from "../fields/picture/imageFormat"
import { imageInfoOf } from "../fields/picture/imageInfo"
import { isRecord } from "../lib/isRecord"
import { isPublicHost } from "./blockPrivateNetworks"

/** Why an image was not downloaded. The message continues "could not be fetched: …". */
export class DownloadError extends Error {}

const defaultTimeoutMs = 10_000 // for the whole download
const maxRedirects = 5
const { maxBytes = 0 } = { ...PictureFile.meta() }

const headers = {
  // Without AVIF and WebP: a host that can choose should send what every browser shows.
  Accept: "image/png, image/jpeg, image/*;q=0.5",
  // Some hosts refuse requests without a user agent.
  "User-Agent": "Mozilla/5.0 (compatible; static site build)",
}

/**
 * Downloads an image over https, up to the model's size limit. Recognises its format by its bytes.
 * @throws {DownloadError}
 */
export async function downloadImage(url: string, timeoutMs = defaultTimeoutMs) {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const bytes = await readBody(await request(url, signal))
    return { bytes, extension: await extensionFor(bytes) }
  } catch (error) {
    if (error instanceof DownloadError) throw error
    throw signal.aborted
      ? new DownloadError(`it took longer than ${timeoutMs / 1000} seconds`)
      : toDownloadError(error)
  }
}

/** Converts an error of a connection. Throws any other error again. */
function toDownloadError(error: unknown) {
  // fetch wraps the error of the system.
  const cause = isRecord(error) && isRecord(error.cause) ? error.cause : error
  if (!isRecord(cause) || (cause === error && !("code" in cause))) throw error
  return new DownloadError(`the connection failed (${cause.code ?? cause.message})`)
}

async function request(address: string, signal: AbortSignal, redirects = 0): Promise<Response> {
  if (!URL.canParse(address)) throw new DownloadError("its address is not valid")
  const { protocol, hostname } = new URL(address)
  if (protocol !== "https:") throw new DownloadError("its address does not begin with https")
  if (!(await isPublicHost(hostname.replace(/^\[|\]$/g, ""))))
    throw new DownloadError("its host is not on the internet")
  const response = await fetch(address, { signal, headers, redirect: "manual" })
  const { status } = response
  if (status === 200) return response
  const location = response.headers.get("location")
  await response.body?.cancel()
  if (status < 300 || status >= 400 || location === null)
    throw new DownloadError(`its host answers with ${status}`)
  if (redirects === maxRedirects) throw new DownloadError("it redirects too often")
  const target = URL.canParse(location, address) ? new URL(location, address).href : location
  return request(target, signal, redirects + 1)
}

async function readBody({ body }: Response) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) throw new DownloadError(`it is larger than ${maxBytes / 1e6} MB`)
  }
  return Buffer.concat(chunks)
}

async function extensionFor(bytes: Buffer) {
  const format = formatIn(bytes)
  if (!Object.hasOwn(endings, format))
    throw new DownloadError("it is not a PNG, JPEG, WebP or AVIF image")
  if ((await imageInfoOf(bytes, bytes.length))?.format !== format)
    throw new DownloadError("it is damaged")
  return endings[format]
}
