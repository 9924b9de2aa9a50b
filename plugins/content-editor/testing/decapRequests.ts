import type { Asset, TextsAtOpening } from "../server/requestSchema"
import type { TestRequest } from "./server"

// Requests as Decap's proxy backend sends them.

const branch = "main"
export const options = { commitMessage: "a change", status: "draft", useWorkflow: false }

export const decapRequest = (action: string, params: object = {}): TestRequest => ({
  body: { action, branch, params: { branch, ...params } },
})

export const saveRequest = (
  path: string,
  raw: string,
  textsAtOpening?: TextsAtOpening,
  assets: Asset[] = [],
) => {
  const dataFiles = [{ path, slug: "a", raw }]
  return decapRequest("persistEntry", { dataFiles, assets, options, textsAtOpening })
}

export const deleteRequest = (path: string, textsAtOpening?: TextsAtOpening) =>
  decapRequest("deleteFiles", { paths: [path], options, textsAtOpening })

export const assetOf = (path: string, bytes: string | Buffer): Asset => ({
  path,
  content: Buffer.from(bytes).toString("base64"),
  encoding: "base64",
})

export const uploadRequest = (path: string, bytes: string | Buffer) =>
  decapRequest("persistMedia", { asset: assetOf(path, bytes), options })
