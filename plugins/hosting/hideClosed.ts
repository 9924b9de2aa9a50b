import { announcementAttribute, closedAttribute, closedKey, untilAttribute } from "./names/period"

const announcement = new RegExp(`<[^>]* ${announcementAttribute}="(\\w+)"[^>]*>`)
const until = new RegExp(` ${untilAttribute}="(\\d+)"`)

/**
 * The script that hides the announcement of a page before the first paint, if it is over or the visitor has closed it;
 * empty if the page has none. Storage may be forbidden. A site that is built as on another day asks no clock.
 */
export function hideClosedScript(html: string, isOnOtherDay: boolean) {
  const [tag, hash] = announcement.exec(html) ?? []
  if (!tag) return ""
  const [, end] = until.exec(tag) ?? []
  const isOver = end && !isOnOtherDay ? `Date.now()>=${end}||` : ""
  return `<script>try{(${isOver}localStorage["${closedKey}${hash}"])&&document.documentElement.setAttribute("${closedAttribute}","${hash}")}catch{}</script>`
}
