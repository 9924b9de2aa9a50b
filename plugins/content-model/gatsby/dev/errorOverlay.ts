import { eventsUrl } from "../../lib/constants"
import { issueText, type Issue } from "../../issues/issues"

const style = `
  :host { all: initial; position: fixed }
  section {
    position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 50vh; overflow: auto;
    box-sizing: border-box; padding: 1rem 1.5rem; border-top: 4px solid #b3261e;
    background: #fff; color: #1c1b1f; box-shadow: 0 -4px 24px #0005;
    font: 1rem/1.5 system-ui, sans-serif;
  }
  section:empty { display: none }
  h2 { margin: 0; font-size: 1.125rem }
  p { margin: 0 }
  ul { margin: 1rem 0 0; padding: 0; list-style: none; display: grid; gap: 0.75rem }
  code { display: block; color: #8c1d18; font: 0.875rem/1.5 ui-monospace, monospace }
  button { float: right; margin-left: 1rem; padding: 0.25rem 0.75rem; font: inherit }
`

/** Shows the errors of content/ on the page until they are fixed or Escape is pressed. */
export function showErrorOverlay() {
  const host = document.body.appendChild(document.createElement("aside"))
  const root = host.attachShadow({ mode: "open" })
  const panel = element("section", "", { role: "alert" })
  root.append(element("style", style), panel)

  const hide = () => panel.replaceChildren()
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide())

  let current = "[]"
  const show = (issues: string) => {
    if (issues === current) return
    current = issues
    panel.replaceChildren(...view(JSON.parse(issues), hide))
  }

  // Hidden tabs disconnect: browsers open at most six connections to one server for all tabs.
  let events: EventSource | undefined
  const connect = () => {
    events?.close()
    if (document.visibilityState === "hidden") return
    events = new EventSource(eventsUrl)
    events.addEventListener("message", ({ data }) => show(data))
  }
  document.addEventListener("visibilitychange", connect)
  connect()
}

function view(issues: Issue[], hide: () => void) {
  if (issues.length === 0) return []
  const button = element("button", "Hide (Esc)")
  button.addEventListener("click", hide)
  const count = issues.length === 1 ? "1 problem" : `${issues.length} problems`
  const list = element("ul")
  for (const issue of issues) {
    const place = element("code", `content/${issue.file}:${issue.line}:${issue.column}`)
    list.appendChild(element("li")).append(place, issueText(issue))
  }
  const hint = "The page shows the last good content until you fix this."
  return [button, element("h2", `${count} in content/`), element("p", hint), list]
}

function element(name: string, text = "", attributes: Record<string, string> = {}) {
  const created = document.createElement(name)
  created.textContent = text
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  return created
}
