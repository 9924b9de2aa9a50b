import { createContent, type ContentValues, contentFiles } from "./content"
import { copyOf } from "./imageCache"
import { valueIn } from "./json/parseJson"
import { listFiles, readSource } from "./json/readFiles"

/**
 * Reads a valid content folder as typed data, perhaps in another language than its first. `validateFolder` says in words
 * what is wrong with another.
 */
export function readContent(folder: string, language?: ContentLanguage) {
  const { files } = listFiles(folder)
  const values = readValues(folder)
  return {
    ...createContent(language?.translateAll(values) ?? values),
    localize: language?.localize,
    /** The path of an image below the folder. The parameter is a path, or the URL of a remote image. */
    imagePath: (image: string) => copyOf(image, files) ?? image,
  }
}

/** What reading uses of a language. */
export type ContentLanguage = {
  translateAll(values: ContentValues): ContentValues
  /** The address of a page in the language. */
  localize(address: string): string
}

/** The parsed value of each content file, whether valid or not; undefined if it cannot be parsed. */
export const readValues = (folder: string): ContentValues =>
  new Map(
    contentFiles(listFiles(folder)).map((file) => [
      file,
      valueIn(readSource(folder, file).text ?? ""),
    ]),
  )
