import { useRef, useState } from "react"
import { Button } from "../../ui/Button"
import { Dialog } from "../../ui/Dialog"
import { Hint } from "../../ui/fields"
import { Stack } from "../../ui/layout"
import { imageFinder } from "../../drafts/values/contentValues"
import { valueAt } from "../../../content-model/lib/path"
import { savedValue } from "../../drafts/merge/drafts"
import { useEditorState } from "../../drafts/useWorkspace"
import { FocusPoint } from "./FocusPoint"
import { useGallery } from "./gallery"
import { factsOf, nameOf } from "./pictureNames"
import { PictureGrid } from "./PictureGrid"
import { Upload } from "./Upload"
import { withPicture } from "./uses"
import { leadTo } from "../../ui/route"
import { text } from "../../ui/words/words"
import { isWriting } from "../parts/focusField"
import { asText, useForm, type ControlProps } from "../parts/types"

/** An image below content/images/ or on an image host. It changes the whole group around it. */
export function ImageField({ path, value, schema, label, attributes }: ControlProps) {
  const state = useEditorState()
  const form = useForm()
  const box = useRef<HTMLDivElement>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const name = asText(value)
  const image = imageFinder(state)(name)
  const isLogo = schema.$ref === "LogoFile"
  const groupPath = path.slice(0, -1)
  const group = valueAt(form.value, groupPath)
  const gallery = useGallery(groupPath)
  const [x, y] = [valueAt(group, ["focus", "x"]), valueAt(group, ["focus", "y"])]
  const old = valueAt(savedValue(state.snapshot, form.file), groupPath)
  const oldDescription = asText(valueAt(old, ["description"]))
  const isOther = valueAt(old, ["file"]) !== name && valueAt(group, ["description"]) === ""

  // A person may have gone on while pictures were prepared.
  const canLead = () => box.current !== null && !isWriting()
  const choose = (picture: string, added = {}) => {
    setIsChoosing(false)
    if (isLogo) form.update(path, () => picture, added)
    else if (picture !== name) {
      form.update(groupPath, (latest) => withPicture(latest, picture, group), added)
      const isDescribed = picture && valueAt(group, ["decorative"]) !== true
      if (isDescribed && canLead()) leadTo([...groupPath, "description"])
    }
  }
  return (
    <Stack ref={box} $gap="s">
      {image && isLogo && <img src={image.url} alt="" width="128" />}
      {image && !isLogo && (
        <FocusPoint
          url={image.url}
          focus={typeof x === "number" && typeof y === "number" ? { x, y } : undefined}
          onChange={(focus) => form.update([...groupPath, "focus"], () => focus)}
        />
      )}
      <p>{nameOf(name) || text("pictures.missing")}</p>
      {image && <Hint>{factsOf(image)}</Hint>}
      <Upload
        isMultiple={gallery !== undefined}
        onReady={(pictures) => {
          const files = Object.keys(pictures)
          if (gallery && files.length > 1) gallery.add(pictures, canLead())
          else choose(files[0], pictures)
        }}
      >
        <Button
          {...attributes}
          icon="images"
          aria-label={`${label}: ${text("pictures.choose")}`}
          onPress={() => setIsChoosing(true)}
        >
          {text("pictures.chooseShort")}
        </Button>
        {name && (
          <Button look="quiet" icon="x" onPress={() => choose("")}>
            {text("pictures.remove")}
          </Button>
        )}
      </Upload>
      {isLogo && <Hint>{text("pictures.svgHint")}</Hint>}
      {isOther && oldDescription && (
        <Hint>{text("pictures.describeAnew", { description: oldDescription })}</Hint>
      )}
      {isChoosing && (
        <Dialog title={text("pictures.choose")} onClose={() => setIsChoosing(false)} isWide>
          <PictureGrid onAction={choose} pattern={schema.pattern} />
        </Dialog>
      )}
    </Stack>
  )
}
