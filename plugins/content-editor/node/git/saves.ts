import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { FileToWrite } from "../../../content-model/lib/writeFiles"
import { contentTypeOf } from "../../../content-model/model/model"
import { contentFolder, repositoryPath } from "../../lib/constants"

/** Has a folder for each save, by its time in milliseconds: the summary, and the files below content/. */
const savesFolder = ".build/versions"
const summaryFile = "summary.txt"

export type Save = { id: string; file: string; summary: string; bytes: Buffer }

/** The files that saves have kept, newest first; of one file, if its path is given. */
export function savesOf(root: string, wanted?: string): Save[] {
  const folder = join(root, savesFolder)
  const ids = existsSync(folder)
    ? readdirSync(folder).toSorted((a, b) => Number(b) - Number(a))
    : []
  return ids.flatMap((id) => {
    const read = (file: string) => readFileSync(join(folder, id, file))
    const all = () => readdirSync(join(folder, id, contentFolder), { recursive: true }).map(String)
    const files = wanted ? [wanted] : all().map((file) => file.replaceAll("\\", "/"))
    return files
      .filter((file) => /\.\w+$/.test(file) && existsSync(join(folder, id, repositoryPath(file))))
      .map((file) => {
        const bytes = read(repositoryPath(file))
        return { id, file, summary: String(read(summaryFile)), bytes }
      })
  })
}

/** The text or picture of a save; undefined if the save does not have it. */
export const savedBytes = (root: string, id: string, file: string) =>
  savesOf(root, file).find((save) => save.id === id)?.bytes

/**
 * Keeps copies of the texts of a save, and before them what the save replaces or deletes, where that is not the last
 * copy: then somebody has changed it outside of the editor. To be called before the save is written.
 */
export function keepSave(root: string, files: FileToWrite[], summary: string) {
  const replaced = files.flatMap(({ path }) => {
    const target = join(root, repositoryPath(path))
    if (!existsSync(target)) return []
    const content = readFileSync(target)
    return savesOf(root, path)[0]?.bytes.equals(content) ? [] : [{ path, content }]
  })
  keep(root, replaced, "Changed outside the editor")
  const texts = files.filter(({ path }) => contentTypeOf(path))
  keep(root, texts, summary)
}

function keep(root: string, files: FileToWrite[], summary: string) {
  const kept = files.flatMap(({ path, content }) => (content === null ? [] : [{ path, content }]))
  if (kept.length === 0) return
  let time = Date.now()
  while (existsSync(join(root, savesFolder, String(time)))) time++
  const folder = join(root, savesFolder, String(time))
  for (const { path, content } of kept) {
    const target = join(folder, repositoryPath(path))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  writeFileSync(join(folder, summaryFile), summary.split("\n")[0])
}
