import { schemas } from "../../plugins/content-model/model/model"
import { isPage } from "../../plugins/content-model/model/jsonSchema"
import { issueText, type Issue } from "../../plugins/content-model/issues/issues"
import type { PageComparison, ScreenshotPair } from "./comparePage"
import { code, escapeHtml, escapeMarkdown, pluralise } from "./markdown"
import type { ChangeReport } from "./types"

const maxImageWidth = 420 // px, so that two screenshots fit side by side into a comment

// Only the not-found page has no address in the model.
const pageTitles = () =>
  new Map(
    Object.values(schemas)
      .filter(isPage)
      .map(({ address = "/404.html", title }) => [address, title]),
  )

const pageTitle = (address: string) => escapeHtml(pageTitles().get(address) ?? address)

export function contentSection({ content, otherFiles }: ChangeReport) {
  const lines = content.map(({ place, sentences }) => `- ${place}: ${sentences.join("; ")}`)
  if (lines.length === 0) lines.push("- The content has not changed.")
  if (otherFiles > 0) lines.push(`- Outside content/: ${pluralise(otherFiles, "file")} changed.`)
  return lines
}

export const effectSection = ({ effects }: ChangeReport) =>
  effects.flatMap(({ when, lines }) => [`- ${when}:`, ...lines.map((line) => `  - ${line}`)])

export function screenshotSection({ pages, pageCount }: ChangeReport, url?: string) {
  if (!pages) return []
  const different = pages.filter(({ screenshots }) => screenshots.length > 0)
  if (different.length === 0) return ["No page looks different."]
  const titles = different.map(({ address }) => pageTitle(address)).join(", ")
  const summary = `${different.length} of ${pluralise(pageCount, "page")} look different: ${titles}.`
  if (url) return [`${summary} [Download the screenshots](${url}).`]
  return [summary, "", ...different.map(embed)]
}

const viewName = ({ width, scheme }: ScreenshotPair) =>
  `${width} px${scheme === "dark" ? ", dark" : ""}`

function embed({ address, screenshots }: PageComparison) {
  const title = pageTitle(address)
  const rows = screenshots.flatMap((pair) => {
    const name = viewName(pair)
    const width = Math.min(pair.width, maxImageWidth)
    const image = (when: "before" | "after") =>
      pair[when]
        ? `<img src="${pair[when]}" alt="${title}, ${name}, ${when}" width="${width}">`
        : "No page"
    return [
      "",
      `| Before, ${name} | After, ${name} |`,
      "| :-- | :-- |",
      `| ${image("before")} | ${image("after")} |`,
    ]
  })
  const summary = `${title}: ${screenshots.map(viewName).join(", ")}`
  return ["<details>", `<summary>${summary}</summary>`, ...rows, "", "</details>"].join("\n")
}

export function urlSection({ urls }: ChangeReport) {
  if (!urls) return []
  return [
    ...urls.added.map((address) => `- ${code(address)} is new.`),
    ...urls.removed.flatMap(({ address, redirect }) =>
      redirect ? `- ${code(address)} is gone and redirects to ${code(redirect)}.` : [],
    ),
    ...urls.removedAnchors.map(
      (anchor) => `- The section ${code(anchor)} is gone. Links to it open the top of its page.`,
    ),
  ]
}

/** What the change leaves unfinished, but for drafts. */
export const unfinishedSection = ({ issues }: ChangeReport) =>
  issues
    .filter(({ severity, isNew, isInDraft }) => severity === "note" && isNew && !isInDraft)
    .map((issue) => `- ${placeOf(issue)} ${escapeMarkdown(issueText(issue))}`)

const placeOf = ({ file, line, column }: Issue) => code(`content/${file}:${line}:${column}`)

/** All errors and new warnings; warnings that were there before are counted. */
export function issueSection({ issues }: ChangeReport) {
  const relevant = issues.filter(({ severity }) => severity !== "note")
  const shown = relevant.filter(({ severity, isNew }) => isNew || severity === "error")
  const hidden = relevant.length - shown.length
  const lines = shown.map((issue) => {
    const label = `${issue.isNew ? "**New** " : ""}${issue.severity}`
    return `- ${label}: ${placeOf(issue)} ${escapeMarkdown(issueText(issue))}`
  })
  if (hidden > 0) lines.push(`- ${pluralise(hidden, "warning")} as before.`)
  return lines.length > 0 ? lines : ["No errors and no warnings."]
}
