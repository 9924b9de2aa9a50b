import { isCollectionPage, fileStem } from "../../../content-model/read/pageAddress"
import { contentTypeOf, schemas, typeName } from "../../../content-model/model/model"
import { sectionSchema } from "../../../content-model/model/jsonSchema"
import { addressIssues } from "../../../content-model/validate/rules/pages/collectionPages"
import { navigate, useRoute } from "../../ui/route"
import { FormDialog } from "../../ui/Dialog"
import { Hint, Input, Label } from "../../ui/fields"
import { contentValues } from "../../drafts/values/contentValues"
import { savedValue } from "../../drafts/merge/drafts"
import { addressOfItem, changeId, renamePage } from "../../drafts/items/links"
import { idsIn, idsOf } from "../../drafts/items/newItem"
import { useEditorState } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { useUndoableChange } from "../../drafts/useUndoableChange"

/** Changes the id of an item or the name of a page, which is the end of its address. */
export function AddressDialog({ file, onClose }: { file: string; onClose: () => void }) {
  const state = useEditorState()
  const { change } = useUndoableChange()
  const { view } = useRoute()
  const values = contentValues(state)
  const isPage = isCollectionPage(file)
  const [current] = isPage ? [fileStem(file)] : idsOf(values.get(file))

  const type = contentTypeOf(file)
  const name = type ? typeName(type) : ""
  const { id: itemId, anchor } = { ...sectionSchema().properties, ...schemas[name].properties }
  const { pattern = "", maxLength = 60 } = itemId ?? anchor
  const fileOf = (id: string) => (schemas[name].files ?? "").replace("*", id)
  const isTaken = (id: string) =>
    isPage
      ? values.has(fileOf(id)) || addressIssues(fileOf(id), state.snapshot.staticFiles).length > 0
      : idsIn(values, name, file).includes(id)
  const problemWith = (id: string) => {
    if (!new RegExp(pattern).test(id)) return text("start.badId")
    return id !== current && isTaken(id) ? text("start.takenId") : ""
  }
  const submit = (fields: FormData) => {
    const id = String(fields.get("id"))
    if (id === current) return
    const renamed = fileOf(id)
    const saved = savedValue(state.snapshot, file)
    const changes = isPage
      ? renamePage(values, file, renamed, saved !== null)
      : changeId(values, file, id, idsOf(saved).at(0))
    const address = addressOfItem(isPage ? renamed : file, { id }) ?? ""
    if (isPage && view === "edit") navigate({ view, file: renamed, path: [] })
    change(changes, file, text("start.newAddress", { address }))
  }
  return (
    <FormDialog
      title={text("start.address")}
      submit={text("start.changeAddress")}
      onSubmit={submit}
      onClose={onClose}
    >
      <Label>
        {isPage
          ? text("start.pageAddress")
          : text("start.addressEnd", { page: schemas[name].anchorsOn ?? "" })}
        <Input
          name="id"
          defaultValue={current}
          maxLength={maxLength}
          spellCheck={false}
          aria-describedby="address-hint"
          onInput={({ currentTarget: input }) => input.setCustomValidity(problemWith(input.value))}
        />
      </Label>
      <Hint id="address-hint">{text("start.addressHint")}</Hint>
    </FormDialog>
  )
}
