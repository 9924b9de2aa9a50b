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
  if (route.view === "start") return `#/${queryOf({ find: route.find, show: route.show })}`
  if (route.view !== "edit") return `#/${route.view}`
  const { file, path, part } = route
  const query = queryOf(part ? { part } : { field: path.join(".") })
  return `#/edit/${file.split("/").map(encodeURIComponent).join("/")}${query}`
}

function queryOf(values: Record<string, string | undefined>) {
  const query = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return query.length > 0 ? `?${new URLSearchParams(query)}` : ""
}

let current: { address: string; route: Route } | undefined

/** The route of the address: the same object until somebody goes anywhere, perhaps to the same address. */
export function currentRoute() {
  const { hash: address } = location
  if (current?.address !== address) current = { address, route: parseRoute(address) }
  return current.route
}

/**
 * Goes to a view at once: the next key is for that view. A change of `location.hash` is later. Typing, and what
 * leads within a view, replaces the entry of the browser's history.
 */
export function navigate(route: Route, isReplacing = false) {
  const address = addressOf(route)
  if (address !== location.hash)
    history[isReplacing ? "replaceState" : "pushState"](null, "", address)
  current = undefined
  dispatchEvent(new HashChangeEvent("hashchange"))
}

/** Leads to a field of the open form: moves the focus to it, and shows it in the page. */
export function leadTo(path: Path) {
  const route = currentRoute()
  if (route.view === "edit")
    navigate({ ...route, path, part: path.length ? undefined : route.part }, true)
}

/** The current route. Renders again when somebody goes anywhere. */
export const useRoute = () => useSyncExternalStore(subscribe, currentRoute)

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
