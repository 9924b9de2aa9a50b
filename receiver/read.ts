import { maxBytes } from "./settings"

/** An answer that refuses a request, with a reason in words. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason)
  }
}

// A terminal, and some mail programs, would obey them.
const control = /[^\P{Cc}\n\t]/gu

/**
 * The fields of a form that a request posts.
 * @throws {RefusedError} if there are too many bytes, or no form.
 */
export async function readForm(request: Request) {
  const type = request.headers.get("content-type") ?? ""
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    throw new RefusedError(415, "Send the fields of a form.")
  const body = await readBytes(request)
  const parse = () => new Response(body, { headers: { "content-type": type } }).formData()
  const form = await parse().catch(() => {
    throw new RefusedError(400, "The form could not be read.")
  })
  return (name: string) => {
    const value = form.get(name)
    const text = typeof value === "string" ? value : ""
    return text.replaceAll("\r\n", "\n").replace(control, "").trim()
  }
}

/** Counts while it reads: the header with the length may be wrong. */
async function readBytes(request: Request) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length
    if (size > maxBytes) {
      await reader?.cancel()
      throw new RefusedError(413, "The message is too long. Please shorten it.")
    }
    chunks.push(new Uint8Array(part.value))
  }
  return new Blob(chunks)
}

/** A hash of a text as hexadecimal digits. */
export async function hashOf(text: string) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** A moment's day in UTC, as `2026-11-24`. */
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
