import { useSyncExternalStore } from "react"
import { decodedPath } from "../../content-model/lib/decodedPath"
import type { Path } from "../../content-model/lib/path"

/** What the editor shows. The address holds it, so that links and the browser's history work. */
export type Route =
  /** All content: what a search finds, or the items in a state. */
  | { view: "start"; find?: string; show?: string }
  | { view: "pictures" }
  | { view: "changes" }
  /** A file below content/, perhaps at a field, or the part of it with a top-level field. */
  | { view: "edit"; file: string; path: Path; part?: string }

/** The address of a view, for a link. */
export function addressOf(route: Route) {
  if (route.view === "start") {
    const { find = "", show = "" } = route
    const query = Object.entries({ find, show }).filter(([, words]) => words)
    return query.length > 0 ? `#/?${new URLSearchParams(query)}` : "#/"
  }
  if (route.view !== "edit") return `#/${route.view}`
  const field = route.path.length > 0 ? `?field=${encodeURIComponent(route.path.join("."))}` : ""
  const query = route.part ? `?part=${encodeURIComponent(route.part)}` : field
  return `#/edit/${route.file.split("/").map(encodeURIComponent).join("/")}${query}`
}

/**
 * Goes to a view at once: the next key is for that view. A change of `location.hash` is later. Typing
 * replaces the entry of the browser's history.
 */
export function navigate(route: Route, isTyping = false) {
  const address = addressOf(route)
  if (address === location.hash) return
  history[isTyping ? "replaceState" : "pushState"](null, "", address)
  dispatchEvent(new HashChangeEvent("hashchange"))
}

/** The part of the address that names the view. Renders again when it changes. */
export const useAddress = () => useSyncExternalStore(subscribe, () => location.hash)

/** The current route. Renders again when the address changes. */
export const useRoute = () => parseRoute(useAddress())

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener)
  return () => removeEventListener("hashchange", listener)
}

/** An address that is unknown shows the start page. */
export function parseRoute(hash: string): Route {
  const [, address, query] = hash.match(/^#([^?]*)\??(.*)$/s) ?? ["", "", ""]
  if (address === "/pictures") return { view: "pictures" }
  if (address === "/changes") return { view: "changes" }
  const file = decodedPath(address.match(/^\/edit\/(.+)$/s)?.[1] ?? "")
  const search = new URLSearchParams(query)
  const [find, show, part] = ["find", "show", "part"].map((name) => search.get(name) ?? undefined)
  if (!file) return { view: "start", find, show }
  const keys = search.get("field")?.split(".") ?? []
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  return { view: "edit", file, path, part }
}
