import { text } from "../../ui/words/words"

/** The title and the text of a commit or of a pull request. */
export type Message = { title: string; body: string }

/** The whole message of a commit. */
export const fullMessage = ({ title, body }: Message) => `${title}\n\n${body}`.trim()

const maxTitleLength = 72 // Git hosts cut a longer one off
const maxBodyLength = 65_536 // GitHub refuses a longer one

/** The only change is the title if it is short. Else there is a list of all changes below a title. */
export function messageOf(summary: string): Message {
  const lines = summary.split("\n").filter(Boolean)
  const [line = ""] = lines
  if (lines.length === 1 && line.length <= maxTitleLength) return { title: line, body: "" }
  const all = lines.map((one) => `- ${one}`).join("\n")
  const isShort = all.length <= maxBodyLength
  const body = isShort ? all : all.slice(0, maxBodyLength).replace(/.*$/, "…")
  return { title: titleOf(lines), body }
}

function titleOf(lines: string[]) {
  const [line] = lines
  if (lines.length !== 1) return text("hosts.changes", { count: lines.length })
  return `${line.slice(0, maxTitleLength - 1).replace(/\W*\w*$/, "")} …`
}
