import { jsonrepair, JSONRepairError } from "jsonrepair"

// jsonrepair needs quadratic time for unclosed quotes. The longest page of the model is half as long.
const maxLength = 50_000 // characters

/**
 * Repairs commas, quotes and brackets of a text that is nearly JSON. Returns undefined if that
 * would change or lose a text of it.
 */
export function repairJson(source: string): string | undefined {
  if (source.length > maxLength) return undefined
  try {
    const repaired = jsonrepair(source)
    return textsIn(repaired).join("\n") === textsIn(source).join("\n") ? repaired : undefined
  } catch (error) {
    // jsonrepair is recursive: too many nested brackets exceed the stack.
    if (error instanceof JSONRepairError || error instanceof RangeError) return undefined
    throw error
  }
}

// A text in straight, curly or single quotes; a word without quotes; a quote that closes nothing.
const textOrWord =
  /"((?:[^"\\\n]|\\.)*)"|[“”„‟]((?:[^"“”„‟\\\n]|\\.)*)[“”„‟]|['‘’]([^"'‘’\\\n]*)['‘’]|([^\s{}[\]:,"“”„‟'‘’]+)|["“”„‟'‘’]/g

const textsIn = (json: string) =>
  [...json.matchAll(textOrWord)].map(([token, ...texts]) =>
    (texts.find((text) => text !== undefined) ?? token).replace(/[^ -\uffff]/g, escapeControl),
  )

// jsonrepair writes a control character as its escape.
const escapeControl = (character: string) => JSON.stringify(character).slice(1, -1)
