/**
 * Runs inline at the end of every page if the site shows something for a period, or its opening
 * hours. It hides what is over, leaves a page that is over, and says whether a business is open.
 */
import { afterwardsAttribute, untilAttribute } from "../names/period"
import { showOpeningStatus } from "./showOpeningStatus"

const minuteMs = 60_000
// Browsers run a timer with a longer delay at once.
const maxDelayMs = 2 ** 31 - 1
let timer = 0

function update() {
  const now = Date.now()
  let next = now + maxDelayMs
  for (const element of document.querySelectorAll<HTMLElement>(`[${untilAttribute}]`)) {
    const until = Number(element.getAttribute(untilAttribute))
    if (now < until) next = Math.min(next, until)
    else end(element)
  }
  // Each minute may be the end of a span, also where the clock changes.
  if (showOpeningStatus(now)) next = Math.min(next, now + minuteMs - (now % minuteMs))
  clearTimeout(timer)
  timer = window.setTimeout(update, next - now)
}

function end(element: HTMLElement) {
  // Unlike the attribute `hidden`, this is stronger than the element's styles.
  element.style.display = "none"
  const afterwards = element.getAttribute(afterwardsAttribute)
  if (afterwards) location.replace(afterwards)
}

update()
// React brings new elements when the visitor follows a link.
new MutationObserver(update).observe(document.body, { childList: true, subtree: true })
// Timers pause while a device sleeps.
document.addEventListener("visibilitychange", update)
