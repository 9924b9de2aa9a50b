/** How people write what is nearly JSON: the patterns by which mending.ts knows it. */

export const doubles = '"“”„‟«»'
export const singles = "'‘’‚‛"
const blank = /[^\S\n]*/.source
// What follows the quotation mark that ends a text: nothing more on the line, or punctuation.
const value = `["“„«'‘{[\\-\\d}\\]]|(?:true|false|null)\\b|[A-Za-z_$][\\w$]*\\s*:|\\/[/*]`
export const afterText = new RegExp(
  `${blank}(?:\\n|$|[:}\\]=]|;${blank}\\n|\\/[/*]|,${blank}(?:\\n|$|,|${value}))`,
  "y",
)
export const nextText = new RegExp(`${blank}"[^"\\n]*"${blank}:|[^\\S\\n]+["{[]`, "y")
export const goodEscape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y
export const control = /[^ -\uffff]/
// What is left of a text that JSON does not allow in it.
export const odd = /[^ -\uffff]|\\(?:[^"\\/bfnrtu]|u(?![\da-fA-F]{4}))/
export const wrongEscape =
  'after a backslash only " \\ / b f n r t or u and four digits are allowed; the path of a picture is written with "/".'
export const untilQuote = /(?:[^"\\\n]|\\[^\n])*"/y
export const endOfLine = new RegExp(`${blank}(?:\n|$)`, "y")
export const nameAndColon = /^\s*([\w$-]+)\s*:/
export const bareName = /[A-Za-z_$][\w$-]*(?=\s*:)/y
export const bareText = /[^\s"“”{}[\],:][^"“”{}[\],\n]*/y
export const literal = /(?:true|false|null)(?![\w$])|-?[\d.][\d.eE+-]*(?![\w$])/y
export const jsonLiteral = /^(?:[tfn].*|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/
export const otherLiteral = /^(?:true|false|null|none)$/i
// Invisible ones that are not JSON's own white space.
export const strangeSpace = /[\s\u200b-\u200f\u2060\ufeff\u00ad]/

/** What a sticky pattern finds at a place of a text. */
export const at = (pattern: RegExp, text: string, offset: number) => {
  pattern.lastIndex = offset
  return pattern.exec(text)?.[0]
}
