import { readFileSync } from "node:fs"
import { listFiles } from "../../content-model/validate/json/readFiles"
import { contentFiles } from "../../content-model/validate/rules/files"
import type { Backend } from "../backends/types"
import type { Snapshot } from "../state/content/snapshot"
import type { Draft } from "../state/types"
import { createWorkspace } from "../state/workspace"

const image = { width: 2400, height: 2400, format: "png", bytes: 1000, url: "/image.png" }

/** The snapshot of content/, without decoding its pictures. */
export function memorySnapshot(): Snapshot {
  const listing = listFiles("content")
  const images = listing.files.filter((file) => file.startsWith("images/"))
  return {
    listing,
    sources: contentFiles(listing).map((file) => ({
      file,
      text: readFileSync(`content/${file}`, "utf8"),
      issues: [],
    })),
    images: Object.fromEntries(images.map((file) => [file, image])),
    imageCache: { issues: [] },
    staticFiles: [],
  }
}

/** A loaded workspace on content/, which saves nothing, with the drafts of an earlier visit. */
export async function memoryWorkspace(drafts: Draft[] = []) {
  const backend: Backend = {
    load: () => Promise.resolve(memorySnapshot()),
    save: () => Promise.resolve(),
    versions: () => Promise.resolve([]),
    deletedFiles: () => Promise.resolve([]),
    textAt: () => Promise.resolve(""),
    publication: () => Promise.resolve({ state: "published", files: [] }),
    publish: () => Promise.resolve(),
  }
  const storage = { readAll: () => Promise.resolve(drafts), write: () => Promise.resolve() }
  const workspace = createWorkspace({ backend, storage })
  await workspace.load()
  return workspace
}
