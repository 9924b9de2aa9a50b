import { unfinishedIn } from "../../drafts/values/unfinished"
import { addressOf } from "../../ui/route"
import { Notice } from "../../ui/Notice"
import { formMessageOf } from "../../drafts/values/describe"
import { savedText } from "../../drafts/merge/drafts"
import { useEditorState } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"

/** Why a file has no form, and what to do. */
export function NoForm({ file }: { file: string }) {
  const { snapshot, drafts } = useEditorState()
  const isDamaged = savedText(snapshot, file) !== null && !drafts.has(file)
  return (
    <Notice kind="error">
      <p>{text(isDamaged ? "item.unreadable" : "item.missing")}</p>
      <a href={addressOf({ view: "start" })}>{text("item.back")}</a>
    </Notice>
  )
}

/** What is wrong with a file as a whole, such as its name, or unfinished. No field of the form shows it. */
export function FileProblems({ file }: { file: string }) {
  const { check } = useEditorState()
  return unfinishedIn(check, file)
    .filter(({ path }) => path.length === 0)
    .map((issue) => {
      const isError = issue.severity === "error"
      const sentence = isError
        ? `content/${file}: ${formMessageOf(issue)}`
        : text("unfinished.file", { message: issue.message })
      return (
        <Notice key={issue.message} kind={isError ? "error" : "warning"} role="status">
          <p>{sentence}</p>
        </Notice>
      )
    })
}
