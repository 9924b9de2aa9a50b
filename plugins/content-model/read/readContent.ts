import { createContent, type ContentValues, contentFiles } from "./content"
import { valueIn } from "./json/parseJson"
import { listFiles, readSource } from "./json/readFiles"

/** Reads a valid content folder as typed data. `validateFolder` says in words what is wrong with another. */
export const readContent = (folder: string) => createContent(readValues(folder))

/** The parsed value of each content file, whether valid or not; undefined if it cannot be parsed. */
export const readValues = (folder: string): ContentValues =>
  new Map(
    contentFiles(listFiles(folder)).map((file) => [
      file,
      valueIn(readSource(folder, file).text ?? ""),
    ]),
  )
