/**
 * Runs inline before the loader in a page with links that open a dialog. It holds a click on such a
 * link until React has hydrated the page. Where React cannot start, the link leads to its address.
 */
import { hydratedEvent, hydrationFailedEvent, hydrationFailedKey } from "../names/hydration"

const timeoutMs = 10_000

const waiting = new AbortController()
const { signal } = waiting

function handleClick(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey } = event
  // The browser opens such a link in another tab.
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
  const link = target.closest<HTMLElement>('a[aria-haspopup="dialog"]')
  if (!link) return
  event.preventDefault()
  link.setAttribute("aria-busy", "true")
  const follow = () => {
    waiting.abort()
    link.removeAttribute("aria-busy")
    link.click()
  }
  // React's own listeners are there after the event.
  addEventListener(hydratedEvent, () => setTimeout(follow), { once: true, signal })
  addEventListener(hydrationFailedEvent, follow, { once: true, signal })
  // A script is missing.
  addEventListener("error", follow, { once: true, capture: true, signal })
  setTimeout(() => signal.aborted || follow(), timeoutMs)
}

if (!history.state?.[hydrationFailedKey]) {
  addEventListener("click", handleClick, { signal })
  // Without a click, React takes over at once.
  addEventListener(hydratedEvent, () => setTimeout(() => waiting.abort()), { signal })
}
