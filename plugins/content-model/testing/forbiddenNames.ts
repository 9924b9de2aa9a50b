/** Names without an ending that some computer, browser or tool cannot have. */
export const forbiddenNames = [
  ["50%", "100%25", "a#b", "what?", "a*b", 'a"b', "<a>", "a|b", "a:b", "a\\b", "a\tb", "a\u007fb"],
  ["con", "CON", "Aux", "nul", "prn", "com1", "LPT9", "con.min", "aux .a", "CONIN$", "git~1"],
  [" a", "a ", "a.", "a\u00a0", "a\u200bb", "a\u2028b", "a\u202eb", "x".repeat(200)],
  ["साड़ी".repeat(15), ""],
].flat()
