import { addressOf } from "../../admin/route"
import { Button } from "../../components/Button"
import { Stack } from "../../components/layout"
import { Notice } from "../../components/Notice"
import { titleOf } from "../../state/content/describe"
import { savedText, savedValue } from "../../state/drafts/drafts"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"

/** Why a file has no form, and what to do. */
export function NoForm({ file }: { file: string }) {
  const { snapshot, drafts } = useEditorState()
  const workspace = useWorkspace()
  const saved = savedText(snapshot, file)
  if (saved !== null && drafts.get(file)?.value === null)
    return (
      <Stack $gap="l">
        <Notice kind="info">
          {text("item.isDeleted", { title: titleOf(file, savedValue(snapshot, file)) })}
        </Notice>
        <Button icon="undo-2" onPress={() => workspace.discard([file])}>
          {text("item.bringBack")}
        </Button>
      </Stack>
    )
  return (
    <Stack $gap="l">
      <Notice kind="error">
        {saved === null ? text("item.missing") : text("item.unreadable")}
      </Notice>
      <a href={addressOf({ view: "start" })}>{text("item.back")}</a>
    </Stack>
  )
}
