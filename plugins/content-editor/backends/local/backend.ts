import { apiPath, snapshotPath } from "../../lib/constants"
import { text } from "../../ui/words/words"
import { fullMessage, messageOf } from "../git/commitMessage"
import { toBase64 } from "../git/pictures"
import { SaveError, type Backend, type PictureToSave } from "../../drafts/backend"

/** The content folder on this computer, through the API of the development server. */
export function createLocalBackend(): Backend {
  const read = (name: string, parameters: Record<string, string> = {}) =>
    send(`${apiPath}/${name}?${new URLSearchParams(parameters)}`)

  return {
    async load() {
      const snapshot = await send(snapshotPath)
      for (const image of Object.values<{ url: string }>(snapshot.images))
        image.url = new URL(image.url, document.baseURI).href
      return snapshot
    },
    async save({ files, pictures, summary }) {
      const encoded = await Promise.all(pictures.map(encode))
      await send(`${apiPath}/save`, { files, pictures: encoded, summary })
    },
    versions: (file) => read("versions", { file }),
    deletedFiles: () => read("deleted"),
    textAt: (version, file) => read("text", { version, file }),
    publication: () => read("publication"),
    publish: (summary) => send(`${apiPath}/publish`, { message: fullMessage(messageOf(summary)) }),
  }
}

/** Returns the JSON of an answer. Sends a body by POST. */
async function send(path: string, body?: unknown) {
  const headers = { "Content-Type": "application/json" }
  const options = body ? { method: "POST", headers, body: JSON.stringify(body) } : {}
  const response = await fetch(`.${path}`, options).catch(throwNoAnswer)
  const result = await response.json().catch(throwNoAnswer)
  if (response.ok) return result
  throw new SaveError(result.error, response.status === 409 ? "conflict" : "refused")
}

function throwNoAnswer(): never {
  throw new SaveError(text("server.noAnswer"), "temporary")
}

async function encode({ file, content }: PictureToSave) {
  return { file, content: content instanceof Blob ? await toBase64(content) : content }
}
