/** Test helper: the whole check of a composed page beside the content of this site. */
import { readFileSync } from "node:fs"
import { createContent } from "../content"
import type { Issue } from "../validate/issues"
import { listFiles } from "../validate/json/readFiles"
import { parseDocument } from "../validate/json/document"
import { contentFiles } from "../validate/rules/files"
import { isComposedPage } from "../validate/rules/linkTargets"
import { validateContent } from "../validate/validateContent"

const listing = listFiles("content")
const others = contentFiles(listing)
  .filter((file) => !isComposedPage(file))
  .map((file): [string, string] => [file, readFileSync(`content/${file}`, "utf8")])

/** The texts of a site with these composed pages, and with its other files. */
const withOthers = (pages: [file: string, text: string][]) => new Map([...others, ...pages])

/** The issues of composed pages, given their texts. */
export async function checkPages(
  pages: [file: string, text: string][],
  staticFiles: string[] = [],
): Promise<Issue[]> {
  const texts = withOthers(pages)
  const issues = await validateContent({
    listing: {
      files: [...texts.keys(), ...listing.files.filter((file) => file.startsWith("images/"))],
      folders: [],
    },
    sources: [...texts].map(([file, text]) => ({ file, text, issues: [] })),
    staticFiles,
    imageCache: { files: {}, issues: [] },
    getImageInfo: () => ({ width: 1300, height: 1000, bytes: 9, format: "png" }),
  })
  return issues.filter(({ file }) => pages.some(([page]) => page === file))
}

/** The content that a site with these pages shows. */
export const contentWith = (pages: [file: string, text: string][]) =>
  createContent(
    new Map(
      [...withOthers(pages)].map(([file, text]) => [
        file,
        parseDocument({ file, text }).document?.value,
      ]),
    ),
  )
