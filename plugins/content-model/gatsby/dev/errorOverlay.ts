import { eventsUrl } from "../../lib/constants"

const style = `
  :host { all: initial; position: fixed }
  section {
    position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 50vh; overflow: auto;
    box-sizing: border-box; padding: 1rem 1.5rem; border-top: 4px solid #b3261e;
    background: #fff; color: #1c1b1f; box-shadow: 0 -4px 24px #0005;
    font: 1rem/1.5 system-ui, sans-serif; white-space: pre-line;
  }
  section:empty { display: none }
  button { float: right; margin-left: 1rem; padding: 0.25rem 0.75rem; font: inherit }
`

/** Shows the errors of content/ on the page until they are fixed or Escape is pressed. */
export function showErrorOverlay() {
  const host = document.body.appendChild(document.createElement("aside"))
  const root = host.attachShadow({ mode: "open" })
  const create = (name: string, text = "") =>
    Object.assign(document.createElement(name), { textContent: text })
  const panel = Object.assign(create("section"), { role: "alert" })
  root.append(create("style", style), panel)

  const hide = () => panel.replaceChildren()
  const button = Object.assign(create("button", "Hide (Esc)"), { onclick: hide })
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide())

  let current = ""
  const show = (problems: string) => {
    if (problems === current) return
    current = problems
    hide()
    if (problems)
      panel.append(button, `${problems} The page shows the last good content until you fix this.`)
  }

  // Hidden tabs disconnect: browsers open at most six connections to one server for all tabs.
  let events: EventSource | undefined
  const connect = () => {
    events?.close()
    if (document.visibilityState === "hidden") return
    events = new EventSource(eventsUrl)
    events.addEventListener("message", ({ data }) => show(JSON.parse(data)))
  }
  document.addEventListener("visibilitychange", connect)
  connect()
}
