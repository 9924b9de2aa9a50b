import type { SubmitEvent } from "react"
import { Button } from "../../ui/Button"
import { Dialog } from "../../ui/Dialog"
import { Hint, Input, Label } from "../../ui/fields"
import { contentValues, imageFinder } from "../../drafts/values/contentValues"
import { valueOf } from "../../drafts/merge/drafts"
import type { Picture } from "../../drafts/content/types"
import { useEditorState } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { useUndoableChange } from "../../drafts/useUndoableChange"
import { factsOf, nameOf, newPicturePath } from "../../form/picture/pictureNames"
import { Upload } from "../../form/picture/Upload"
import { UseList } from "../../form/parts/Unfinished"
import { changeUses, picturesIn, usesByPicture } from "../../form/picture/uses"

type Props = {
  file: string
  onClose: () => void
  /** Gets the path of the new picture, which the old descriptions may not fit. */
  onReplaced: (file: string) => void
}

/** One picture: where it is used, another name, another file, or its end. */
export function PictureDialog({ file, onClose, onReplaced }: Props) {
  const state = useEditorState()
  const { change } = useUndoableChange()
  const [base = "", ending = ""] = nameOf(file).split(/\.(?=[^.]*$)/)
  const uses = usesByPicture(contentValues(state)).get(file) ?? []
  const image = imageFinder(state)(file)

  /** Moves all uses to another path, or deletes the picture. One press undoes it. */
  const finish = (words: string, to?: string, picture?: unknown, isOther = false) => {
    const changed = to ? changeUses(contentValues(state), uses, to, isOther) : {}
    change({ ...(to && { [to]: picture }), [file]: null, ...changed }, file, words)
    onClose()
  }
  const rename = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get("name"))
    const others = picturesIn(state).map((other) => (other.file === file ? "" : other.file))
    const to = newPicturePath(`${name}.${ending}`, ending, others)
    const picture = valueOf(state.snapshot, state.drafts, file)
    if (to !== file) finish(text("pictures.renamed", { name: nameOf(to) }), to, picture)
  }
  const replace = (pictures: Record<string, Picture>) => {
    const [[to, picture]] = Object.entries(pictures)
    finish(text("pictures.replaced", { name: nameOf(file) }), to, picture, true)
    onReplaced(to)
  }
  return (
    <Dialog title={nameOf(file)} onClose={onClose}>
      {image && <img src={image.url} alt="" />}
      {image && <p>{factsOf(image)}</p>}
      <p>{uses.length > 0 ? text("pictures.usedIn") : text("pictures.unused")}</p>
      <UseList uses={uses} />
      {ending === "svg" ? (
        <Hint>{text("pictures.svgFixed")}</Hint>
      ) : (
        <form onSubmit={rename}>
          <Label>
            {text("pictures.name")}
            <Input name="name" defaultValue={base} required />
          </Label>
          <Upload label={text("pictures.replace")} onReady={replace}>
            <Button type="submit">{text("pictures.rename")}</Button>
            <Button
              look="danger"
              icon="trash"
              isDisabled={uses.length > 0}
              onPress={() => finish(text("pictures.deleted", { name: nameOf(file) }))}
            >
              {text("actions.delete")}
            </Button>
          </Upload>
          {uses.length > 0 && <Hint>{text("pictures.deleteRule")}</Hint>}
        </form>
      )}
    </Dialog>
  )
}
