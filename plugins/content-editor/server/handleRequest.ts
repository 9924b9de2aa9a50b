import type { RequestHandler } from "express"
import { deletedFiles, historyNote, textAt, versionsOf } from "./git/history"
import { publication, publish } from "./git/publish"
import { keepSave } from "./git/saves"
import { HttpError } from "./HttpError"
import { requestSchema, type EditorRequest } from "./requestSchema"
import { save } from "./save"

/** Answers the requests of the schema with JSON, writes one after another. Rejects others with 403. */
export function handleRequest(root: string): RequestHandler<{ name: string }> {
  let lastWrite: Promise<unknown> = Promise.resolve()
  return ({ method, params, body, query }, response, next) => {
    const fields = method === "POST" ? body : query
    const { data } = requestSchema.safeParse({ ...fields, action: `${method} ${params.name}` })
    if (!data)
      throw new HttpError(403, "The server does not support this request. Reload the editor.")
    const isWrite = method === "POST"
    const result = isWrite ? lastWrite.then(() => run(root, data)) : run(root, data)
    if (isWrite) lastWrite = Promise.allSettled([result])
    result.then((value) => response.json(value ?? null), next)
  }
}

async function run(root: string, request: EditorRequest) {
  switch (request.action) {
    case "POST save":
      await keepSave(root, "Changed outside the editor")
      await save(root, request)
      return keepSave(root, request.summary)
    case "POST publish":
      return publish(root, request.message)
    case "GET versions":
      return versionsOf(root, request.file)
    case "GET history-note":
      return historyNote(root)
    case "GET text":
      return textAt(root, request.version, request.file)
    case "GET deleted":
      return deletedFiles(root)
    case "GET publication":
      return publication(root)
  }
}
