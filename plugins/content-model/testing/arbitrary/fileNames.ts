import * as fc from "fast-check"

/** Names without an ending that some computer, browser or tool cannot have. */
export const forbiddenNames = [
  ["50%", "100%25", "a#b", "what?", "a*b", 'a"b', "<a>", "a|b", "a:b", "a\\b", "a\tb", "a\u007fb"],
  ["con", "CON", "Aux", "nul", "prn", "com1", "LPT9", "con.min", "aux .a", "CONIN$", "git~1"],
  [" a", "a ", "a.", "a\u00a0", "a\u200bb", "a\u2028b", "a\u202eb", "x".repeat(200)],
  ["साड़ी".repeat(15), ""],
].flat()

const part = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 3 }),
  fc.constantFrom(...forbiddenNames, " ", ..."sale Ärmel साड़ी ﬁ ß . - _ (1) + ~1".split(" ")),
)

/** A name of a file without its ending, which the check may refuse. */
export const fileName = fc
  .array(part, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(""))
  .filter((name) => !/[/\0]|^\./.test(name))
