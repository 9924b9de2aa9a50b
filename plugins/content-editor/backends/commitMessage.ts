import { text } from "../ui/words/words"

/** The title and the text of a commit or of a pull request. */
export type Message = { title: string; body: string }

/** The whole message of a commit. */
export const fullMessage = ({ title, body }: Message) => `${title}\n\n${body}`.trim()

const maxTitleLength = 100 // GitLab accepts 255

/** The only change as the title, or a list of all changes below a title. */
export function messageOf(summary: string): Message {
  const lines = summary.split("\n").filter(Boolean)
  if (lines.length === 1 && lines[0].length <= maxTitleLength) return { title: lines[0], body: "" }
  const title = text("hosts.changes", { count: lines.length })
  return { title, body: listOf(lines) }
}

const listOf = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n")

/** A message with a list below its text, if the list has entries. */
export const withList = (
  { title, body }: Message,
  heading: string,
  entries: string[],
): Message => ({
  title,
  body: entries.length > 0 ? `${body}\n\n${heading}\n\n${listOf(entries)}`.trim() : body,
})
