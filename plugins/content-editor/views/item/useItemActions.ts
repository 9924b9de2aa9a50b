import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import { navigate, useRoute } from "../../admin/route"
import { showToast } from "../../components/toast"
import { contentValues } from "../../state/contentValues"
import { titleOf } from "../../state/describe"
import { addressOfItem, deleteItem, hideItem, linksTo, showItem } from "../../state/items/links"
import { copyItem, takenNames } from "../../state/items/newItem"
import type { Values } from "../../state/types"
import { useWorkspace } from "../../state/useWorkspace"
import { text, type WordKey } from "../../words"

/** The actions on a whole item. Each tells what was done and can be undone. */
export function useItemActions(file: string) {
  const workspace = useWorkspace()
  const { view } = useRoute()
  const { files = "", minItems = 0 } = contentTypeOf(file)?.meta() ?? {}
  const isItem = files.includes("*")
  const values = () => contentValues(workspace.getState())
  const countOfType = () =>
    [...values().keys()].filter((one) => contentTypeOf(one)?.meta()?.files === files).length

  const change = (changes: Values, words: WordKey) => {
    const title = titleOf(file, values().get(file))
    workspace.change(changes, file)
    showToast({
      words: text(words, { title }),
      action: { label: text("start.undo"), onPress: () => workspace.undo(file) },
    })
  }

  return {
    isItem,
    canRemove: isItem && countOfType() > minItems,
    /** The links to the item in other files. */
    hasLinks: () => linksToItem(file, values()).length > 0,
    copy() {
      const { file: copied, changes } = copyItem(values(), file, takenNames(workspace.getState()))
      workspace.change(changes, copied)
      navigate({ view: "edit", file: copied, path: [] })
    },
    show: () => change(showItem(values(), file), "start.shown"),
    /** Deletes or hides the item. Links to it lead to `newTarget`. */
    remove(kind: "delete" | "hide", newTarget?: string) {
      if (kind === "hide") return change(hideItem(values(), file, newTarget), "start.wasHidden")
      change(deleteItem(values(), file, newTarget), "start.wasDeleted")
      if (view === "edit") navigate({ view: "start" })
    },
  }
}

/** The links to an item in other files. */
export function linksToItem(file: string, values: ReturnType<typeof contentValues>) {
  const address = addressOfItem(file, values.get(file))
  return address ? linksTo(values, address, file) : []
}
