import { unfinishedIn } from "../../drafts/values/unfinished"
import { addressOf } from "../../ui/route"
import { Button } from "../../ui/Button"
import { Notice } from "../../ui/Notice"
import { contentValues } from "../../drafts/values/contentValues"
import { formMessageOf } from "../../drafts/values/describe"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { savedText, savedValue } from "../../drafts/merge/drafts"
import { bringBackItem } from "../../drafts/items/links"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"

/** Why a file has no form, and what to do. */
export function NoForm({ file }: { file: string }) {
  const { snapshot, drafts } = useEditorState()
  const { change } = useWorkspace()
  const isMissing = savedText(snapshot, file) === null
  if (isMissing || drafts.get(file)?.value !== null)
    return (
      <Notice kind="error">
        <p>{text(isMissing ? "item.missing" : "item.unreadable")}</p>
        <a href={addressOf({ view: "start" })}>{text("item.back")}</a>
      </Notice>
    )
  const saved = savedValue(snapshot, file)
  const title = titleOf(file, saved)
  const bringBack = () =>
    change(bringBackItem(contentValues({ snapshot, drafts }), file, saved), file)
  return (
    <Notice kind="info">
      <p>{text("item.isDeleted", { title })}</p>
      <Button icon="undo-2" onPress={bringBack}>
        {text("start.restore")}
      </Button>
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
