import type { Identifier } from "@mdn/browser-compat-data"
import { parse, type AtRule, type Container, type Document } from "postcss"
import { data } from "./compatData"

/** Features by their path in MDN's data, such as `css.selectors.has`. */
export type Features = Map<string, Identifier>

function addTo(features: Features, area: "css" | "html") {
  return (...path: string[]) => {
    const feature = path.reduce<Identifier | undefined>((one, name) => one?.[name], data[area])
    const { __compat: compat } = feature ?? {}
    if (feature && compat) features.set([area, ...path].join("."), feature)
  }
}

const isSupports = (node: Container | Document): node is AtRule =>
  "name" in node && node.name === "supports"

// A browser that does not know the condition skips the rules in it.
const isGuarded = ({ parent }: { parent?: Container | Document }): boolean =>
  parent !== undefined && (isSupports(parent) || isGuarded(parent))

const words = (text: string) => text.match(/-?[a-z][\w-]*/g) ?? []
const functions = (text: string) => [...text.matchAll(/([a-z][\w-]*)\(/g)].map(([, name]) => name)

/** What a style sheet uses outside of @supports. */
export function addCss(features: Features, css: string) {
  const add = addTo(features, "css")
  const addTypes = (value: string) => {
    for (const name of functions(value))
      for (const type of ["", "color", "image", "easing-function", "gradient"])
        add("types", ...(type ? [type] : []), name)
  }
  parse(css).walk((node) => {
    if (isGuarded(node)) return
    if (node.type === "rule")
      for (const [, name] of node.selector.matchAll(/::?([a-z-]+)/g)) add("selectors", name)
    if (node.type === "atrule") {
      add("at-rules", node.name)
      for (const word of words(node.params)) add("at-rules", node.name, word)
    }
    if (node.type !== "decl" || node.prop.startsWith("--")) return
    add("properties", node.prop)
    for (const word of words(node.value)) add("properties", node.prop, word)
    addTypes(node.value)
  })
}

// In a script, style sheets are texts. Names without a hyphen may be those of an object.
const selectorsInTexts = /::([a-z-]+)|:([a-z-]+)(?=\()|:([a-z]+-[a-z-]+)/g
const propertiesInTexts = /[;{`"\s]([a-z]+-[a-z-]+):/g

/** The selectors and properties in the style sheets of a script, also those in @supports. */
export function addScript(features: Features, script: string) {
  const add = addTo(features, "css")
  for (const [, ...names] of script.matchAll(selectorsInTexts))
    add("selectors", names.find(Boolean) ?? "")
  for (const [, name] of script.matchAll(propertiesInTexts)) add("properties", name)
}

/** The elements and attributes of a page. */
export function addHtml(features: Features, document: ParentNode) {
  const add = addTo(features, "html")
  for (const element of document.querySelectorAll("*")) {
    add("elements", element.localName)
    for (const { name, value } of element.attributes) {
      add("elements", element.localName, name)
      add("elements", element.localName, name, value)
      add("global_attributes", name)
    }
  }
}
