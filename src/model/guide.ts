import { files } from "./content"
import { dictionary, fieldsOf, nameOf, resolved, type Shape } from "./dictionary"
import { kinds, type Severity } from "./findings"

const introduction = `# Editing this site

Every word and every picture of the site lies in this folder. You need no programming: you change a
text between two quotation marks, and the site says the new text.

This page is written by \`npm run derive\` from the definition of the content, so it is always up to
date. Do not edit it by hand.

## How to change something

1. Find the file: the list below says what each file holds. Or search this folder for the words that
   you see on the page.
2. Change the text between the quotation marks. Leave the quotation marks, commas, colons and
   brackets as they are.
3. Check it: see below. A mistake never reaches the visitors: a site with a mistake is not built, and
   the last good one stays.

**On a git host's web page** (GitHub, GitLab and others): open the file there, choose "Edit" (a
pencil), change the text, and propose the change under a name that says what you did. The same check
as below runs by itself, where your maintainer has set it up, and puts each finding beside its line.

**By hand**, with a copy of the site on your computer: change the file in any editor for plain text
(not in a word processor, which puts curly quotes in the place of straight ones). An editor that knows
JSON Schema, such as VS Code, offers the fields, their labels and every icon name as you type. Then:

| command | what it does |
|---|---|
| \`npm run check\` | says in a few seconds whether all is well and, if not, where, what is wrong and what to do |
| \`npm run check -- --fix\` | first puts right what leaves no doubt, and orders every file alike |
| \`npm run check -- --ready\` | before a real launch: placeholders and dead ends count as problems, too |
| \`npm start\` | builds the site and shows its address |

A quotation mark inside a text is written \`\\"\`, a new line \`\\n\`.

**A new venture, value or contact item** is a new file in its folder: copy one that is there, give it
a name of small letters and hyphens, and change what it says. **To remove one**, delete its file.
\`position\` decides the order: the smallest number comes first.

**A new picture** goes into \`images/\`: PNG, JPEG, WebP or AVIF, best 1600 pixels wide or more. The
site makes every size that it needs. Say what it shows in its description, for people who cannot see
it.

**An icon** is a name from lucide.dev/icons. **A colour** is "#" and six digits or letters, such as
\`#0e4d43\`; the site derives lighter and darker tones from it, so that text stays readable by day and by
night.

**A button** has a label and, if it leads somewhere, a destination (\`to\`): a page of this site such as
\`/contact/\`, \`https://…\`, \`mailto:…\` or \`tel:…\`. Without a destination it says that this is not
available yet.

**Before a real launch** replace what \`npm run check\` lists as notes: examples such as the e-mail and
the telephone in \`contact-info/\`, and buttons without a destination. Give \`delivery\` in \`site.json\` the
address of a service that receives forms (\`"address": "https://…"\`), else the form sends nothing and
says so.
`

/** The marketers' guide, content/README.md, as Markdown. */
export const guide = () =>
  [
    introduction,
    "## What the check finds",
    findings(),
    "## The files",
    ...files.map((shape) => section(nameOf(shape), `\`${shape.meta()?.files}\``)),
    "## Groups of fields that the files use",
    ...groups.map((name) => section(name)),
  ]
    .join("\n\n")
    .replace(/\n{3,}/g, "\n\n")

const severities: Record<Severity, string> = {
  error: "error: the site is not built",
  warning: "warning: better mended",
  note: "note: to be done before a launch",
}

function findings() {
  const rows = Object.entries(kinds).map(
    ([name, { severity, means, isFixable }]) =>
      `| ${means} | ${severities[severity]} | ${isFixable ? "yes" : ""} | \`${name}\` |`,
  )
  return [
    "Each finding names its file, line and column, the field in words, and what to do.",
    table("what it means | how grave | `--fix` mends it | its name for programs", rows),
  ].join("\n\n")
}

const fileNames = new Set(files.map(nameOf))
const groups = Object.keys(dictionary).filter(
  (name) => dictionary[name].type === "object" && !fileNames.has(name),
)

/** The labels down to each place where a shape is used, such as `Home page › Hero › Picture`. */
function usesOf(name: string): string[] {
  return [...fileNames, ...groups].flatMap((parent) =>
    fieldsOf(dictionary[parent]).flatMap(([field, about]) => {
      if ((about.$ref ?? about.items?.$ref) !== name) return []
      const label = (about.$ref ? about.title : undefined) ?? dictionary[name].title ?? field
      const above = fileNames.has(parent) ? [dictionary[parent].title ?? parent] : usesOf(parent)
      return above.map((place) => `${place} › ${label}`)
    }),
  )
}

function section(name: string, where = "") {
  const shape = dictionary[name]
  const required = new Set(shape.required)
  const rows = fieldsOf(shape).map(
    ([field, about]) =>
      `| \`${field}\` | ${[about.title ?? resolved(about).title, kind(about), needed(required.has(field)), hint(about), shownIn(shape, about)].join(" | ")} |`,
  )
  return [
    `### ${[shape.title, where].filter(Boolean).join(": ")}`,
    [shape.description, shownAt(name)].filter(Boolean).join(" "),
    table("field | label | what | must it be there | what for | where it shows", rows),
  ].join("\n\n")
}

/** Where a field shows; that of a group is said where the group is described. */
const shownIn = ({ address }: Shape, field: Shape) =>
  resolved(field).shows ?? (address ? `\`${address}\`` : "")

function shownAt(name: string) {
  const { address, shows } = dictionary[name]
  if (address) return `Its page is \`${address}\`.`
  if (shows) return `Shown: ${shows}.`
  return fileNames.has(name) ? "" : `Shown: ${usesOf(name).join("; ")}.`
}

const table = (head: string, rows: string[]) =>
  [`| ${head} |`, `|${"---|".repeat(head.split(" | ").length)}`, ...rows].join("\n")

const needed = (isRequired: boolean) => (isRequired ? "yes" : "no")

function hint(field: Shape) {
  const { description, examples } = resolved(field)
  const example = examples
    ? `For example ${examples.map((e) => `\`${String(e)}\``).join(", ")}.`
    : ""
  return [description, example].filter(Boolean).join(" ")
}

function kind(field: Shape): string {
  const shape = resolved(field)
  const limit = (most?: number) => (most === undefined ? "" : `, at most ${most}`)
  switch (shape.type) {
    case "array":
      return `list${limit(shape.maxItems)}: ${shape.items ? kind(shape.items) : ""}`
    case "object":
      return `group: ${dictionary[field.$ref ?? ""]?.title ?? ""}`
    case "integer":
      return "whole number"
    case "boolean":
      return "`true` or `false`"
    default:
      return `text${limit(shape.maxLength)}${shape.maxLength === undefined ? "" : " characters"}`
  }
}
