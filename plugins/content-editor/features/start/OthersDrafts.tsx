import { Button } from "../../ui/Button"
import { Notice } from "../../ui/Notice"
import { titleOfDraft } from "../../drafts/values/describe"
import { useLoaded } from "../../drafts/useLoaded"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"

/** What other accounts have left unsaved in this browser, with the way to take it over. */
export function OthersDrafts() {
  const { readOthers, takeOver } = useWorkspace()
  const { snapshot, drafts: own } = useEditorState()
  const { data: others = [], reload } = useLoaded(readOthers, undefined)
  return others.map((other) => {
    const free = other.drafts.filter(({ file }) => !own.has(file))
    const titles = free.map((draft) => titleOfDraft(snapshot, draft)).join(", ")
    return free.length === 0 ? null : (
      <Notice key={other.account} kind="info">
        <p>{text("hosts.otherDrafts", { account: other.account, titles })}</p>
        <Button onPress={() => void takeOver(other).then(reload)}>{text("hosts.takeOver")}</Button>
      </Notice>
    )
  })
}
