import words from "./words.json"

type Words = typeof words
type Plural = "_one" | "_other"
type KeyOf<Section extends keyof Words> = Extract<keyof Words[Section], string>
type WithoutPlural<Key extends string> = Key extends `${infer Name}${Plural}` ? Name : Key

/** The name of a text: its section and its key in words.json, without `_one` and `_other`. */
export type WordKey = {
  [Section in keyof Words]: `${Section}.${WithoutPlural<KeyOf<Section>>}`
}[keyof Words]

/**
 * A text of the editor. Replaces each `{name}` by a value. `count` chooses between the texts whose
 * keys end in `_one` and `_other`.
 * @throws {Error} if words.json has no such text.
 */
export function text(key: WordKey, values: Record<string, string | number> = {}) {
  const [section, name] = key.split(".")
  const texts: Record<string, string> =
    Object.entries(words).find(([one]) => one === section)?.[1] ?? {}
  const template = texts[name] ?? texts[`${name}_${values.count === 1 ? "one" : "other"}`]
  if (template === undefined) throw new Error(`words.json has no text "${key}".`)
  return template.replace(/\{(\w+)\}/g, (placeholder, value) =>
    String(values[value] ?? placeholder),
  )
}
