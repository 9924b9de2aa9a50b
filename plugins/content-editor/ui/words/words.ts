import words from "./words.json"

const texts: Record<string, string | undefined> = words

type WithoutPlural<Key> = Key extends `${infer Name}_${"one" | "other"}` ? Name : Key

/** The name of a text in words.json, without `_one` and `_other`. */
export type WordKey = WithoutPlural<keyof typeof words>

/**
 * A text of the editor. Replaces each `{name}` by a value. `count` chooses between the texts whose
 * keys end in `_one` and `_other`.
 * @throws {Error} if words.json has no such text.
 */
export function text(key: WordKey, values: Record<string, string | number> = {}) {
  const template = texts[key] ?? texts[`${key}_${values.count === 1 ? "one" : "other"}`]
  if (template === undefined) throw new Error(`words.json has no text "${key}".`)
  return template.replace(/\{(\w+)\}/g, (placeholder, value) =>
    String(values[value] ?? placeholder),
  )
}
