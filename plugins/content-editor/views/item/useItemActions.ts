import { filesOfType } from "../../../content-model/content"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import { navigate, useRoute } from "../../admin/route"
import { contentValues } from "../../state/contentValues"
import { titleOf } from "../../state/describe"
import { deleteItem, hideItem, showItem } from "../../state/items/links"
import { copyItem, takenNames } from "../../state/items/newItem"
import type { Values } from "../../state/types"
import { useWorkspace } from "../../state/useWorkspace"
import { text, type WordKey } from "../../words"
import { useUndoToast } from "./useUndoToast"

/** The actions on a whole item. Each can be undone. */
export function useItemActions(file: string) {
  const workspace = useWorkspace()
  const { view } = useRoute()
  const tell = useUndoToast()
  const values = () => contentValues(workspace.getState())

  const change = (changes: Values, words: WordKey) => {
    const title = titleOf(file, values().get(file))
    workspace.change(changes, file)
    tell(file, text(words, { title }))
  }
  return {
    /** Whether the site may do without the item. */
    canRemove() {
      const type = contentTypeOf(file)
      return type ? filesOfType(values(), type).length > (type.meta()?.minItems ?? 0) : false
    },
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
