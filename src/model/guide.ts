import { files } from "./content"
import { dictionary, fieldsOf, nameOf, resolved, type Shape } from "./dictionary"

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
3. Check it: \`npm run check\` says in a few seconds whether all is well and, if not, in which file and
   line, what is wrong and what to do. On a git host's web page the same check runs when you propose
   your change. A mistake never reaches the visitors: a site with a mistake is not built, and the
   last good one stays.
4. Look at it: \`npm start\` builds the site and shows its address.

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

**Before a real launch** replace what is visibly a placeholder: the web address and the social links in
\`site.json\`, the e-mail and the telephone in \`contact-info/\`. Give \`delivery\` in \`site.json\` the address
of a service that receives forms (\`"address": "https://…"\`), else the form sends nothing and says so.
`

/** The marketers' guide, content/README.md, as Markdown. */
export const guide = () =>
  [
    introduction,
    "## The files",
    ...files.map((shape) => section(nameOf(shape), `\`${shape.meta()?.files}\``)),
    "## Groups of fields that the files use",
    ...groups().map((name) => section(name)),
  ]
    .join("\n\n")
    .replace(/\n{3,}/g, "\n\n")

function groups() {
  const fileNames = new Set(files.map(nameOf))
  return Object.keys(dictionary).filter(
    (name) => dictionary[name].type === "object" && !fileNames.has(name),
  )
}

function section(name: string, where = "") {
  const shape = dictionary[name]
  const required = new Set(shape.required)
  const rows = fieldsOf(shape).map(
    ([field, about]) =>
      `| \`${field}\` | ${[about.title ?? resolved(about).title, kind(about), needed(required.has(field)), hint(about)].join(" | ")} |`,
  )
  return [
    `### ${[shape.title, where].filter(Boolean).join(": ")}`,
    shape.description ?? "",
    [
      "| field | label | what | must it be there | what for |",
      "|---|---|---|---|---|",
      ...rows,
    ].join("\n"),
  ].join("\n\n")
}

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
