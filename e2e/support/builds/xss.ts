import type { Page } from "@playwright/test"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../../scripts/lib/files"
import { withValueAt } from "../../../plugins/content-model/lib/path"
import { contentTypeOf, model } from "../../../plugins/content-model/model/model"
import { Page as ComposedPage } from "../../../src/model/pages/composed"
import {
  fillOptional,
  isFreeText,
  replaceTexts,
} from "../../../plugins/content-model/testing/replaceTexts"
import type { FieldText } from "../../../plugins/content-model/fields/text/texts"
import { isMarkdown } from "../../../plugins/content-model/fields/markdown/parseMarkdown"
import { payloads, safeLinks } from "../../../plugins/content-model/testing/xssPayloads"

/** Fills every text of a content folder with payloads, each in several fields. */
export function injectPayloads(folder: string) {
  const uses = new Map(payloads.map((payload) => [payload, 0]))
  let linkCount = 0
  for (const file of listFiles(folder).filter(contentTypeOf)) {
    const original: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"))
    // A composed page would have other elements; preview/injection.weekly.test.tsx fills its fields.
    const value = contentTypeOf(file) === ComposedPage ? original : fillOptional(file, original)
    const changed = replaceTexts(file, value, (field) => {
      if (field.schema.$ref === "Destination") return safeLinks[linkCount++ % safeLinks.length]
      if (field.path.join(".") === "delivery.address") return safeLinks[2]
      // Marks of Markdown are no plain text; see content-model/fields/markdown/parseMarkdown.test.ts.
      const isFilled = isFreeText(field) && !isMarkdown(field.schema.$ref)
      return isFilled ? fillField(field, uses) : field.text
    })
    // With a page after a message, the form would have a hidden field more.
    const sameForm = withValueAt(changed, ["delivery", "thanks"], undefined)
    const isSite = contentTypeOf(file) === model.settings
    writeFileSync(join(folder, file), JSON.stringify(isSite ? sameForm : changed))
  }
  if (Math.min(...uses.values()) < 2)
    throw new Error("there are not enough fields for all payloads")
}

/** As many payloads as fit into a field, the least used ones first. */
function fillField({ schema }: FieldText, uses: Map<string, number>) {
  const { maxLength = 0, placeholder = " ", isParagraph } = schema
  const ownPlaceholder = `{${placeholder}}`
  let text = schema.placeholder ? ownPlaceholder : ""
  for (const [payload, count] of [...uses].toSorted(([, a], [, b]) => a - b)) {
    const longer = `${text} ${payload}`.trim()
    const fits = [...longer].length <= maxLength && (isParagraph || !/[\r\n]/.test(payload))
    if (!fits || payload.includes(ownPlaceholder)) continue
    uses.set(payload, count + 1)
    text = longer
  }
  return text
}

/** The structure of a page: its elements, addresses, scripts and data. */
export const pageStructure = (page: Page, html: string) =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html")
    const elements = [...parsed.querySelectorAll("*")]
    const attributes = elements.flatMap((element) => [...element.attributes])
    // File names contain hashes of their content.
    const withoutHashes = (text: string) => text.replace(/\b[\da-f]{5,}\b/g, "#")

    const isAddress =
      /^(href|src|srcset|imagesrcset|action|formaction|data|poster|ping|background)$/
    const inAttributes = attributes
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
      // These depend on content: a link, a button, a text or the format of a picture.
      names: elements
        .map(({ localName }) => localName)
        .filter((name) => !/^(a|button|p|noscript|span|strong|source)$/.test(name)),
      addresses: [...inAttributes, ...inStyles].map(withoutHashes),
      scripts: inline
        .filter(({ type }) => type !== "application/ld+json")
        .map(({ textContent }) => withoutHashes(textContent)),
      data: inline
        .filter(({ type }) => /json|rules/.test(type))
        .map(({ textContent }) => textContent),
    }
  }, html)
