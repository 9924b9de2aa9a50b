import type { FileToSave, PictureToSave } from "../drafts/backend"
import type { TestRequest } from "./editorApi"

// Requests as backends/local/backend.ts sends them.

export const saveRequest = (
  files: FileToSave[],
  pictures: PictureToSave<string>[] = [],
): TestRequest => ({ body: { files, pictures, summary: "A test: changed" } })

export const textRequest = (file: string, text: string | null, base: string | null = null) =>
  saveRequest([{ file, text, base }])

export const pictureOf = (file: string, bytes: string | Buffer) => ({
  file,
  content: Buffer.from(bytes).toString("base64"),
})

export const uploadRequest = (file: string, bytes: string | Buffer) =>
  saveRequest([], [pictureOf(file, bytes)])
