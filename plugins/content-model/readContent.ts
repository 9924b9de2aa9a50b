import { createContent, isHidden, type ContentValues } from "./content"
import { readManifest } from "./images/imageCache"
import { formatForTerminal } from "./validate/formatIssues"
import { errorsOf, type Issue } from "./validate/issues"
import { parseDocument } from "./validate/json/document"
import { listFiles, readSource } from "./validate/json/readFiles"
import { fieldIssues } from "./validate/rules/fields"
import { contentFiles, fileIssues } from "./validate/rules/files"

/**
 * Reads a content folder as typed data. Checks each file by itself; `validateFolder` checks
 * images and the references between files.
 * @throws {Error} with the list of errors if a file is missing or does not match the model.
 */
export function readContent(folder: string) {
  const { values, issues } = readFolder(folder)
  const errors = errorsOf(issues)
  if (errors.length > 0) throw new Error(formatForTerminal(errors, false))
  const cached = readManifest(folder) ?? {}
  return {
    ...createContent(values),
    /** The path of an image below the folder. The parameter is a path, or the URL of a remote image. */
    imagePath: (image: string) => cached[image]?.file ?? image,
  }
}

/** The parsed value of each content file, whether valid or not; undefined if it cannot be parsed. */
export const readValues = (folder: string): ContentValues =>
  new Map(
    contentFiles(listFiles(folder)).map((file) => [
      file,
      parseDocument(readSource(folder, file)).document?.value,
    ]),
  )

function readFolder(folder: string) {
  const listing = listFiles(folder)
  const values = new Map<string, unknown>()
  const issues: Issue[] = []
  for (const file of contentFiles(listing)) {
    const source = readSource(folder, file)
    const { document, issues: syntaxIssues } = parseDocument(source)
    values.set(file, document?.value)
    issues.push(...source.issues, ...syntaxIssues, ...(document ? fieldIssues(document) : []))
  }
  const hidden = [...values.keys()].filter((file) => isHidden(values.get(file)))
  return { values, issues: [...fileIssues(listing, hidden), ...issues] }
}
