import { useState } from "react"
import styled from "styled-components"
import { isRecord } from "../../content-model/isRecord"
import { isUrl } from "../../content-model/validate/rules/images/images"
import { Button } from "../components/Button"
import { Dialog } from "../components/Dialog"
import { Hint } from "../components/fields"
import { space } from "../components/theme"
import { imageFinder } from "../state/contentValues"
import { savedValue, valueOf } from "../state/drafts"
import { valueAt, withValueAt } from "../state/paths"
import { useEditorState, useWorkspace } from "../state/useWorkspace"
import { FocusPoint } from "../views/pictures/FocusPoint"
import { factsOf, nameOf } from "../views/pictures/pictureNames"
import { PictureGrid } from "../views/pictures/PictureGrid"
import { Upload } from "../views/pictures/Upload"
import { withPicture } from "../views/pictures/uses"
import { text } from "../words"
import type { ControlProps } from "./types"

/** An image below content/images/ or on an image host. It changes the whole group around it. */
export function ImageField({ file, path, value, schema, id, label, describedBy }: ControlProps) {
  const state = useEditorState()
  const { change, getState } = useWorkspace()
  const [isChoosing, setIsChoosing] = useState(false)
  const name = typeof value === "string" ? value : ""
  const image = imageFinder(state)(name)
  const isLogo = schema.$ref === "LogoFile"
  const groupPath = path.slice(0, -1)
  const group = valueAt(valueOf(state.snapshot, state.drafts, file), groupPath)
  const old = valueAt(savedValue(state.snapshot, file), groupPath)
  const oldDescription = isDescriptionMissing(old, group) ? String(old.description) : undefined

  const changeAt = (at: ControlProps["path"], part: unknown, added = {}) => {
    const { snapshot, drafts } = getState() // an upload may have taken some time
    change({ ...added, [file]: withValueAt(valueOf(snapshot, drafts, file), at, part) }, file)
  }
  const choose = (picture: string, added = {}) => {
    setIsChoosing(false)
    if (isLogo) changeAt(path, picture, added)
    else if (picture !== name) changeAt(groupPath, withPicture(group, picture), added)
  }

  return (
    <Box>
      {image &&
        (isLogo ? (
          <img src={image.url} alt="" width="128" />
        ) : (
          <FocusPoint
            url={image.url}
            focus={focusOf(group)}
            onChange={(focus) => changeAt([...groupPath, "focus"], focus)}
          />
        ))}
      <p>{nameOf(name) || text("pictures.missing")}</p>
      {isUrl(name) && <Hint>{text("pictures.remote", { name })}</Hint>}
      {image && <Hint>{factsOf(image)}</Hint>}
      <Upload onReady={(pictures) => choose(Object.keys(pictures)[0], pictures)}>
        <Button
          id={id}
          icon="images"
          aria-label={`${label}: ${text("pictures.choose")}`}
          aria-describedby={describedBy}
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
      {oldDescription && (
        <>
          <Hint>{text("pictures.describeAnew", { description: oldDescription })}</Hint>
          <Button onPress={() => changeAt([...groupPath, "description"], oldDescription)}>
            {text("pictures.useOldDescription")}
          </Button>
        </>
      )}
      <Dialog
        title={text("pictures.choose")}
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        isWide
      >
        <PictureGrid onAction={choose} pattern={schema.pattern} />
      </Dialog>
    </Box>
  )
}

/** Whether a person has chosen another picture than the saved one, and not described it yet. */
const isDescriptionMissing = (old: unknown, group: unknown): old is { description: string } =>
  isRecord(old) &&
  isRecord(group) &&
  typeof old.description === "string" &&
  Boolean(group.file) &&
  old.file !== group.file &&
  !group.description &&
  group.decorative !== true

function focusOf(group: unknown) {
  const { x, y } = isRecord(group) && isRecord(group.focus) ? group.focus : {}
  return typeof x === "number" && typeof y === "number" ? { x, y } : undefined
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s};
`
