import { isHidden, contentFiles } from "../read/content"
import { byPosition, errorsOf, type Issue, type IssueText } from "../issues/issues"
import { fieldIssue, parseDocument, type Document, type Field } from "../read/json/document"
import type { Source } from "../read/json/readFiles"
import { collectionPageIssues } from "./rules/pages/collectionPages"
import { asUnfinished, draftIssues, isDraftFile } from "./rules/drafts"
import {
  duplicateIds,
  duplicatePositions,
  repeatedAnchors,
  repeatedKinds,
} from "./rules/duplicates"
import { fieldIssues } from "./rules/fields"
import { fileIssues } from "./rules/files"
import { imageIssues, unusedImages, type ImageFolder } from "../fields/picture/images"
import { foreignPage, linkIssues } from "./rules/links"
import { searchTextIssues } from "./rules/pages/searchTexts"
import { drawnTextIssues } from "../fields/text/drawnTexts"
import { missingTargets, wordingIssues } from "../fields/text/rule"
import { homeWithoutName, otherDestination } from "../fields/destination/visibleWords"
import { timeZoneOfContent } from "../fields/period/shownAt"
import { targetsOf } from "./rules/linkTargets"
import { invalidRedirectTarget, redirectIssues } from "./rules/redirects"
import type { Site } from "./rules/site"
import { gapInList, gapsInFolders } from "./rules/time/gaps"
import { translationIssues } from "./rules/pages/translations"
import { linkTimeIssues } from "./rules/time/links"

/** A content folder that was read, with the other data that the rules need. */
export type ContentFolder = ImageFolder & {
  /** The sources of `contentFiles`. */
  sources: Source[]
  /** The addresses of the files below static/, such as `/prices.pdf`. */
  staticFiles: string[]
  /** The instant from which on content must be valid, given the time zone of content. Default: now. */
  getNow?: (timeZone: string) => number
}

/** Validates a content folder. Returns the issues by file and position. Needs neither disk nor Node. */
export async function validateContent(content: ContentFolder): Promise<Issue[]> {
  const { listing, staticFiles, getNow = Date.now } = content
  const files = contentFiles(listing)
  const sources = content.sources.filter(({ file }) => files.includes(file))
  const checked = sources.map(checkFile)
  const all = checked.flatMap(({ document }) => document ?? [])
  const drafts = all.filter(isDraftFile)
  // Of two equal ids, the second file has the issue. A draft must not be the reason of an error.
  const documents = [...all.filter((one) => !drafts.includes(one)), ...drafts]
  const hidden = documents.filter(({ value }) => isHidden(value)).map(({ file }) => file)
  const listingIssues = fileIssues(listing, hidden)
  const isComplete = documents.length === sources.length && errorsOf(listingIssues).length === 0
  const visible = documents.filter(({ value }) => !isHidden(value))
  const timeZone = timeZoneOfContent(new Map(documents.map(({ file, value }) => [file, value])))
  const clock = { now: getNow(timeZone), timeZone }
  const targets = targetsOf(documents, files, timeZone)
  const site = { files, documents, targets, staticFiles, isComplete, clock }
  const found = [
    ...listingIssues,
    ...checked.flatMap((one) => one.issues),
    ...documents.flatMap((document) => issuesOfFields(document, siteRules, site)),
    ...visible.flatMap((document) => issuesOfFields(document, timeRules, site)),
    ...documents.flatMap((document) => redirectIssues(document, site)),
    ...duplicateIds(documents),
    ...duplicatePositions(documents),
    ...documents.flatMap(repeatedAnchors),
    ...documents.flatMap(repeatedKinds),
    ...collectionPageIssues(site),
    ...translationIssues(documents),
    ...searchTextIssues(documents),
    ...gapsInFolders(visible, clock),
    ...(await imageIssues(content, documents)),
    ...draftIssues(drafts),
  ]
  const issues = asUnfinished(found, drafts)
  // A field with an error may name an image, which would then be reported as unused.
  const unused = errorsOf(issues).length === 0 ? unusedImages(listing, documents) : []
  return [...issues, ...unused].toSorted(byPosition)
}

/** Finds what is wrong with a field, given its file, and what it needs to know of the others. */
type Rule<Others> = (field: Field, document: Document, others: Others) => IssueText[]

const siteRules: Rule<Site>[] = [linkIssues, drawnTextIssues]
/** For what is not hidden. */
const timeRules: Rule<Site>[] = [gapInList, linkTimeIssues]
/** They need no other file. */
const fieldRules: Rule<undefined>[] = [
  wordingIssues,
  missingTargets,
  otherDestination,
  homeWithoutName,
  invalidRedirectTarget,
  foreignPage,
]
const checkedFiles = new WeakMap<Source, ReturnType<typeof parseDocument>>()

/** Parses a file and checks it by itself: once for each source, because a change concerns one of many. */
function checkFile(source: Source) {
  const known = checkedFiles.get(source)
  if (known) return known
  const { document, issues } = parseDocument(source)
  const own = document
    ? [...fieldIssues(document), ...issuesOfFields(document, fieldRules, undefined)]
    : []
  const result = { document, issues: [...source.issues, ...issues, ...own] }
  checkedFiles.set(source, result)
  return result
}

const issuesOfFields = <Others>(document: Document, rules: Rule<Others>[], others: Others) =>
  document.fields.flatMap((field) =>
    rules
      .flatMap((rule) => rule(field, document, others))
      .map((issue) => fieldIssue(document, field, ...issue)),
  )
