import type { Page } from "@playwright/test"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { contentTypeOf } from "../plugins/content-model/schema/jsonSchema"
import {
  fillOptional,
  isFreeText,
  replaceTexts,
  type Text,
} from "../plugins/content-model/testing/replaceTexts"
import { harmless, links } from "../src/testing/injections"

/** The paths of the files below a folder. */
export const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    name.replaceAll("\\", "/"),
  )

/** What stands in a field, and the word in braces that the site replaces there. */
export type Put = { place: string; words: string; placeholder: string }

/** Puts injections into every text of a content folder, each into several; returns what stands where. */
export function inject(folder: string) {
  const uses = new Map(harmless.map((text) => [text, 0]))
  const put: Put[] = []
  let count = 0
  for (const file of filesBelow(folder).filter(contentTypeOf)) {
    const value = fillOptional(file, JSON.parse(readFileSync(join(folder, file), "utf8")))
    const changed = replaceTexts(file, value, (text) => {
      if (text.shape.$ref === "Destination") return links[count++ % links.length]
      if (text.path[0] === "delivery") return links[2]
      if (!isFreeText(text)) return text.value
      const words = filled(text, uses)
      const { placeholder } = text.shape
      put.push({
        place: `${file} ${text.path.join(".")}`,
        words,
        placeholder: placeholder ? `{${placeholder}}` : "",
      })
      return words
    })
    writeFileSync(join(folder, file), JSON.stringify(changed))
  }
  const [least] = [...uses.values()].toSorted((a, b) => a - b)
  if (least < 2) throw new Error("there are not enough fields for all injections")
  return put
}

/** As many injections as a text has room for, those first that were used least. */
function filled({ shape }: Text, uses: Map<string, number>) {
  const { maxLength = 0, placeholder = " ", isParagraph } = shape
  const own = `{${placeholder}}`
  let words = shape.placeholder ? own : ""
  for (const [text, count] of [...uses].toSorted(([, a], [, b]) => a - b)) {
    const longer = `${words} ${text}`.trim()
    const hasRoom = [...longer].length <= maxLength && (isParagraph || !/[\r\n]/.test(text))
    if (!hasRoom || text.includes(own)) continue
    uses.set(text, count + 1)
    words = longer
  }
  return words
}

/** What a page is made of, from its HTML or as it stands: all but the words, and the words. */
export const anatomyOf = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const parsed =
      source === undefined ? document : new DOMParser().parseFromString(source, "text/html")
    const elements = [...parsed.querySelectorAll("*")]
    const attributes = elements.flatMap((element) => [...element.attributes])
    // The build gives files names by what they hold.
    const unhashed = (text: string) => text.replace(/\b[\da-f]{5,}\b/g, "#")

    const isAddress =
      /^(href|src|srcset|imagesrcset|action|formaction|data|poster|ping|background)$/
    const named = attributes
      .filter(({ localName }) => isAddress.test(localName))
      .flatMap(({ localName, value }) =>
        localName.endsWith("srcset")
          ? value.split(/,\s+/).map((candidate) => candidate.replace(/\s+\S+$/, ""))
          : [value],
      )
    const styles = [
      ...[...parsed.querySelectorAll("style")].map(({ textContent }) => textContent),
      ...attributes.filter(({ name }) => name === "style").map(({ value }) => value),
    ]
    const inStyles = styles.flatMap((style) => style.match(/url\([^)]*\)?|@import[^;]*/g) ?? [])

    const inline = [...parsed.querySelectorAll<HTMLScriptElement>("script:not([src])")]
    return {
      elements: elements.map(({ localName, attributes: own }) =>
        [localName, ...[...own].map(({ name }) => name).toSorted()].join(" "),
      ),
      // Where there is a link, content/ may have a button or a text, and a reason for its form.
      names: elements
        .map(({ localName }) => localName)
        .filter((name) => !/^(a|button|p|noscript|span|strong)$/.test(name)),
      addresses: [...named, ...inStyles].map(unhashed),
      scripts: inline
        .filter(({ type }) => type !== "application/ld+json")
        .map(({ textContent }) => unhashed(textContent)),
      data: inline
        .filter(({ type }) => /json|rules/.test(type))
        .map(({ textContent }) => textContent),
      words: [parsed.documentElement.textContent, ...attributes.map(({ value }) => value)].join(
        "\n",
      ),
    }
  }, html)

/** Every text in the data of a built site from which its pages come to life. */
export function textsInData(folder: string) {
  const texts = new Set<string>()
  const data = filesBelow(join(folder, "page-data")).filter((file) => file.endsWith(".json"))
  for (const file of data)
    JSON.parse(readFileSync(join(folder, "page-data", file), "utf8"), (_, value) => {
      if (typeof value === "string") texts.add(value)
      return value
    })
  return texts
}
