import { messageLanguage } from "../../../content-model/lib/constants"
import english from "./words.json"

type Texts = Record<string, string | undefined>

const current: { language: string; texts: Texts } = { language: messageLanguage, texts: english }

/** The tag of the language in which the editor speaks. */
export const editorLanguage = () => current.language

/** Lets the editor speak another language. What `texts` lacks stays English. */
export function speak(language: string, texts: Texts) {
  Object.assign(current, { language, texts: { ...english, ...texts } })
}

type WithoutPlural<Key> = Key extends `${infer Name}_${"one" | "other"}` ? Name : Key

/** The name of a text in words.json, without `_one` and `_other`. */
export type WordKey = WithoutPlural<keyof typeof english>

/**
 * A text of the editor. Replaces each `{name}` by a value. `count` chooses between the texts whose
 * keys end in the plurals of the language, in English `_one` and `_other`.
 * @throws {Error} if words.json has no such text.
 */
export function text(key: WordKey, values: Record<string, string | number> = {}) {
  const { language, texts } = current
  const pluralOf = (count: unknown) => new Intl.PluralRules(language).select(Number(count))
  const template = texts[key] ?? texts[`${key}_${pluralOf(values.count)}`] ?? texts[`${key}_other`]
  if (template === undefined) throw new Error(`words.json has no text "${key}".`)
  return template.replace(/\{(\w+)\}/g, (placeholder, name) => {
    const value = values[name] ?? placeholder
    return typeof value === "number" ? value.toLocaleString(language) : value
  })
}
