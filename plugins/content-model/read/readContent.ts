import { createContent, type ContentValues, contentFiles } from "./content"
import { copyOf } from "./imageCache"
import { valueIn } from "./json/parseJson"
import { listFiles, readSource } from "./json/readFiles"

/** Reads a valid content folder as typed data. `validateFolder` says in words what is wrong with another. */
export function readContent(folder: string) {
  const { files } = listFiles(folder)
  return {
    ...createContent(readValues(folder)),
    /** The path of an image below the folder. The parameter is a path, or the URL of a remote image. */
    imagePath: (image: string) => copyOf(image, files) ?? image,
  }
}

/** The parsed value of each content file, whether valid or not; undefined if it cannot be parsed. */
export const readValues = (folder: string): ContentValues =>
  new Map(
    contentFiles(listFiles(folder)).map((file) => [
      file,
      valueIn(readSource(folder, file).text ?? ""),
    ]),
  )
