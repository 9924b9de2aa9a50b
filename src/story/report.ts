import { addressEntries, findingEntries, pictureEntries, wordEntries } from "./parts"
import type { Story } from "./story"
import { weightEntries } from "./weights"

/** By this line a workflow finds the comment that it wrote before. */
export const marker = "<!-- the story of a change -->"
const mostCharacters = 65_000 // of a comment on GitHub

/** A part of the report, entry by entry, so that its end can be left out where there is too much. */
type Part = { title: string; entries: string[][]; omitted: number }

/** The story as Markdown; `pictures` is the address below which its pictures are found. */
export function report(story: Story, pictures = "") {
  const parts = Object.entries({
    "Must be mended": story.problems.map((problem) => [`- ${problem}`]),
    "In words": wordEntries(story),
    "In pictures": pictureEntries(story, pictures),
    Addresses: addressEntries(story),
    "Bytes at first view": weightEntries(story),
    "The content report": findingEntries(story),
    "Not found out": story.notes.map((note) => [`- ${note}`]),
  })
    .filter(([, entries]) => entries.length > 0)
    .map(([title, entries]): Part => ({ title, entries, omitted: 0 }))
  while (written(story, parts).length > mostCharacters) shorten(parts)
  return written(story, parts)
}

const written = ({ before, after }: Story, parts: Part[]) =>
  [
    marker,
    "## The story of this change",
    "",
    `From ${before} to ${after}.`,
    ...parts.flatMap(({ title, entries, omitted }) => [
      "",
      `### ${title}`,
      "",
      ...entries.flat(),
      ...(omitted > 0 ? ["", `… and ${omitted.toLocaleString("en")} more.`] : []),
    ]),
    "",
  ]
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")

/** Leaves out the last half of the longest part. */
function shorten(parts: Part[]) {
  const length = ({ entries }: Part) => entries.flat().join("\n").length
  const longest = parts.reduce((a, b) => (length(b) > length(a) ? b : a))
  longest.omitted += longest.entries.splice(Math.floor(longest.entries.length / 2)).length
}
