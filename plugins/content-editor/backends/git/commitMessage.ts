import { text } from "../../ui/words/words"

/** The title and the text of a commit or of a pull request. */
export type Message = { title: string; body: string }

/** The whole message of a commit. */
export const fullMessage = ({ title, body }: Message) => `${title}\n\n${body}`.trim()

const maxTitleLength = 72 // Git hosts cut a longer one off

/**
 * A message of a title and a text stays as it is. Else the only change is the title, or there is a list of all changes
 * below a title.
 */
export function messageOf(summary: string): Message {
  const lines = summary.trim().split("\n").filter(Boolean)
  const [, own, below = ""] = /^(.+)(?:\n[^\S\n]*\n([^]*))?$/.exec(summary.trim()) ?? []
  const isTitle = own !== undefined && own.length <= maxTitleLength
  if (isTitle) return { title: own, body: below }
  return { title: titleOf(lines), body: lines.map((line) => `- ${line}`).join("\n") }
}

function titleOf(lines: string[]) {
  const [line] = lines
  if (lines.length !== 1) return text("hosts.changes", { count: lines.length })
  return `${line.slice(0, maxTitleLength - 1).replace(/\W*\w*$/, "")} …`
}
