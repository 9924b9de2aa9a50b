import { announcementAttribute, closedAttribute, closedKey, untilAttribute } from "./names/period"

const announcement = new RegExp(`<[^>]* ${announcementAttribute}="(\\w+)"[^>]*>`)
const until = new RegExp(` ${untilAttribute}="(\\d+)"`)
// The HTML of an earlier build may contain it.
const earlierScript = /<script>try{.*?<\/script>(?=<\/head>)/s

/**
 * Adds to a page with an announcement the script that hides it before the first paint, if it is over
 * or the visitor has closed it. Storage may be forbidden. A site that is built as on another day asks
 * no clock.
 */
export function insertHideClosed(html: string, isOnOtherDay = false) {
  const bare = html.replace(earlierScript, "")
  return bare.replace("</head>", (end) => hideClosedScript(bare, isOnOtherDay) + end)
}

/** The script element for a page; empty if the page has no announcement. */
export function hideClosedScript(html: string, isOnOtherDay: boolean) {
  const [tag, hash] = announcement.exec(html) ?? []
  if (!tag) return ""
  const [, end] = until.exec(tag) ?? []
  const isOver = end && !isOnOtherDay ? `Date.now()>=${end}||` : ""
  return `<script>try{(${isOver}localStorage["${closedKey}${hash}"])&&document.documentElement.setAttribute("${closedAttribute}","${hash}")}catch{}</script>`
}
