import {
  parseMarkdown,
  type Block,
  type MarkdownType,
  type Span,
} from "../../../content-model/fields/markdown/parseMarkdown"

/** What a page shows of blocks, a line for each of theirs: characters without spaces, perhaps each with its look. */
function charactersIn(blocks: Block[], withLook: boolean) {
  const shown = blocks
    .flatMap(({ lines }) => lines)
    .map(({ spans }) =>
      spans.flatMap(({ text, isBold, isItalic, to }) => {
        const look = withLook ? `${Number(isBold)}${Number(isItalic)}${to ?? ""}` : ""
        return [...text.replace(/\s/g, "")].map((character) => character + look)
      }),
    )
  return shown.map((characters) => characters.join("")).join("\n")
}

/** The words that a page shows of blocks, without spaces. */
export const wordsIn = (blocks: Block[]) => charactersIn(blocks, false)

/** Shows characters as they are that would be signs. */
const escapeSigns = (words: string) =>
  words
    .replace(/[\\*_[\]#]/g, "\\$&")
    .replace(/^(\s*)([-+])/gm, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/gm, "$1\\$2")

// What a sign encloses. Markdown knows no bold space, and beside a letter no sign that ends with a full stop.
const words = /\S(.*\S)?/s
const letters = /[\p{L}\p{N}](.*[\p{L}\p{N}\p{M}])?/su

type Look = Exclude<keyof Span, "text">

// From the outside to the inside. At last, words alone.
const nestings: Look[][] = [
  ["isBold", "isItalic", "to"],
  ["isItalic", "isBold", "to"],
  ["to", "isBold", "isItalic"],
  ["to", "isItalic", "isBold"],
  [],
]

const signs = {
  isBold: (inner: string) => `**${inner}**`,
  isItalic: (inner: string) => `*${inner}*`,
  // Spaces and parentheses would end a destination.
  to: (inner: string, { to }: Span) => `[${inner}](${/[\s()]/.test(to ?? "") ? `<${to}>` : to})`,
}

function mark(spans: Span[], nesting: Look[], form: Form): string {
  const [look, ...inner] = nesting
  if (!look) return form.asWords(spans.map(({ text }) => text).join(""))
  const end = spans.findIndex((span) => span[look] !== spans[0][look])
  const run = end < 0 ? spans : spans.slice(0, end)
  const text = mark(run, inner, form)
  const enclosed = look === "to" ? words : form.enclosed
  const marked = run[0][look] ? text.replace(enclosed, (part) => signs[look](part, run[0])) : text
  return end < 0 ? marked : marked + mark(spans.slice(end), nesting, form)
}

type Form = { asWords: (text: string) => string; enclosed: RegExp }

const forms: Form[] = [words, letters].flatMap((enclosed) =>
  [String, escapeSigns].map((asWords) => ({ asWords, enclosed })),
)

/** The signs with which a line begins. `number` is that in its list. */
export const signsOf = (kind: Block["kind"], number = 1) =>
  ({ heading: "## ", list: "- ", numbers: `${number}. `, paragraph: "" })[kind]

/** Writes the words of a line so that pages show the same. A look that would show others is left out. */
export function wordsToMarkdown(line: Block, type: MarkdownType) {
  const { kind, lines } = line
  const written = nestings.flatMap((nesting) =>
    forms.map((form) => {
      // An empty line would end the paragraph.
      const text = mark(lines[0].spans, nesting, form)
        .trim()
        .replace(/\n\s*\n/g, "\n")
      return kind === "heading" ? text.replace(/\s+/g, " ") : text
    }),
  )
  const hasAll = (withLook: boolean) => {
    const wanted = charactersIn([line], withLook)
    return (text: string) =>
      charactersIn(parseMarkdown(signsOf(kind) + text, type), withLook) === wanted
  }
  return written.find(hasAll(true)) ?? written.find(hasAll(false)) ?? written[written.length - 1]
}
