import { text } from "../ui/words/words"

/** The title and the text of a commit or of a pull request. */
export type Message = { title: string; body: string }

/** The whole message of a commit. */
export const fullMessage = ({ title, body }: Message) => `${title}\n\n${body}`.trim()

const maxTitleLength = 100 // GitLab accepts 255

/** The only change as the title, or a list of all changes below a title. Below it what is unfinished. */
export function messageOf(summary: string, unfinished: string[] = []): Message {
  const lines = summary.split("\n").filter(Boolean)
  const isTitle = lines.length === 1 && lines[0].length <= maxTitleLength
  const notes = [text("unfinished.before", { count: unfinished.length }), listOf(unfinished)]
  const body = [isTitle ? "" : listOf(lines), ...(unfinished.length > 0 ? notes : [])]
  return {
    title: isTitle ? lines[0] : text("hosts.changes", { count: lines.length }),
    body: body.filter(Boolean).join("\n\n"),
  }
}

const listOf = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n")
