import { eventName } from "../names/count"

const counted = "main a[href], main button, [href^='tel:'], [href^='mailto:'], [href*='//wa.me/']"
// They open something in the page, or submit a form, which is counted as "message sent".
const isPart = "[aria-haspopup], [popovertarget], [type=submit], form *, dialog *"

/** The name of the event for a press on an element of a page. Undefined where nothing is counted. */
export function pressName(target: EventTarget | null, path: string) {
  const element = target instanceof Element ? target.closest(counted) : null
  if (!element) return undefined
  const href = element.getAttribute("href") ?? ""
  if (href.startsWith("tel:")) return eventName("phone", path, href.slice(4))
  if (href.startsWith("mailto:")) return eventName("e-mail", path)
  if (href.includes("//wa.me/")) return eventName("WhatsApp", path)
  if (element.matches(isPart)) return undefined
  const [file] = /[^/]+\.\w+$/.exec(href.startsWith("/") ? href : "") ?? []
  if (file) return eventName("download", path, file)
  const words = element.getAttribute("aria-label") ?? element.textContent
  return eventName("button", path, words.trim().replace(/\s+/g, " "))
}
