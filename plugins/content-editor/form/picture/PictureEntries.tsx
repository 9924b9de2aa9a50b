import { createContext, use, useRef, type KeyboardEvent, type ReactNode } from "react"
import { fieldsOf, resolveRef } from "../../../content-model/model/jsonSchema"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { isEqual, isWithin, valueAt, withValueAt, type Path } from "../../../content-model/lib/path"
import type { Picture } from "../../drafts/content/types"
import { Stack } from "../../ui/layout"
import { useForm } from "../parts/types"
import { isWriting, pathAt } from "../parts/focusField"
import { withPicture } from "./uses"
import { addPictures, nextDescription } from "./addPictures"
import { isOfInputMethod } from "../../lib/keys"

/** Where each entry of a list has the picture that it needs, if it has one. */
export function pictureIn(items: FieldSchema): Path | undefined {
  const entry = resolveRef(items)
  const [name] =
    fieldsOf(entry).find(
      ([key, { $ref }]) => entry.required?.includes(key) && $ref === "Picture",
    ) ?? []
  return name === undefined ? undefined : [name]
}

/** Puts the first picture into an entry, and the others into empty and new ones. */
type Add = (files: string[], pictures: Record<string, Picture>) => void

const AdderContext = createContext((_group: Path): Add | undefined => undefined)

/** Adds several pictures to the list around the group of a picture; undefined if it is in none. */
export const usePictureAdder = (group: Path) => use(AdderContext)(group)

type Props = { path: Path; at: Path; items: FieldSchema; children: ReactNode }

/** A list with a picture in each entry. Each takes several at once; Enter leads through their descriptions. */
export function PictureEntries({ path, at, items, children }: Props) {
  const form = useForm()
  const box = useRef<HTMLDivElement>(null)
  const lead = (list: unknown, from: number) => {
    const index = nextDescription(list, at, from)
    if (index >= 0) form.onLead([...path, index, ...at, "description"])
  }
  const adderAt = (group: Path): Add | undefined => {
    const place = [Number(group[path.length]), ...at]
    if (!isEqual(group, [...path, ...place])) return undefined
    return ([file, ...others], pictures) => {
      let list: unknown
      form.update(
        path,
        (latest) => {
          const first = withPicture(valueAt(latest, place), file)
          return (list = addPictures(withValueAt(latest, place, first), at, items, others))
        },
        pictures,
      )
      if (box.current && !isWriting()) lead(list, 0)
    }
  }
  const handleKey = (event: KeyboardEvent) => {
    const field = event.target instanceof Element ? pathAt(event.target) : undefined
    const isDescription = field && isEqual(field.slice(path.length + 1), [...at, "description"])
    if (event.key !== "Enter" || isOfInputMethod(event.nativeEvent) || !isDescription) return
    if (!isWithin(field, path)) return
    event.preventDefault()
    lead(valueAt(form.value, path), Number(field[path.length]) + 1)
  }
  return (
    <AdderContext value={adderAt}>
      <Stack ref={box} onKeyDown={handleKey}>
        {children}
      </Stack>
    </AdderContext>
  )
}
