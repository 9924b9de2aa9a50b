import { unfinishedIn } from "../../drafts/values/unfinished"
import { addressOf } from "../../ui/route"
import { Notice } from "../../ui/Notice"
import { savedText } from "../../drafts/merge/drafts"
import { useEditorState } from "../../drafts/useWorkspace"
import { IssueNotice } from "../../form/parts/Unfinished"
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
  const issues = unfinishedIn(useEditorState().check, file)
  return (
    <IssueNotice
      issues={issues.filter(({ path }) => path.length === 0)}
      counted="unfinished.count"
    />
  )
}
