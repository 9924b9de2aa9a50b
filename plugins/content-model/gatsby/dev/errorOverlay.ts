import { eventsUrl } from "../../lib/constants"

const style = `
  all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 50vh;
  overflow: auto; box-sizing: border-box; padding: 1rem 1.5rem; border-top: 4px solid #b3261e;
  background: #fff; color: #1c1b1f; font: 1rem/1.5 system-ui, sans-serif; white-space: pre-wrap;
`

/** Shows the errors of content/ on the page until they are fixed or Escape is pressed. */
export function showErrorOverlay() {
  const panel = document.body.appendChild(document.createElement("div"))
  panel.role = "alert"
  const show = (errors: string) => {
    panel.style.cssText = errors && style
    panel.textContent = errors && `${errors}\n\nEscape hides this.`
  }
  document.addEventListener("keydown", ({ key }) => key === "Escape" && show(""))

  let shown = ""
  // Hidden tabs disconnect: browsers open at most six connections to one server for all tabs.
  let events: EventSource | undefined
  const connect = () => {
    events?.close()
    if (document.visibilityState === "hidden") return
    events = new EventSource(eventsUrl)
    events.addEventListener("message", ({ data }) => {
      if (data !== shown) show(JSON.parse(data))
      shown = data
    })
  }
  document.addEventListener("visibilitychange", connect)
  connect()
}
