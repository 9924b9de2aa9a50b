import { useState } from "react"
import { destinationOf } from "../../../content-model/fields/destination/destination"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { contentTypeOf, model, typeName } from "../../../content-model/model/model"
import { pageAddress } from "../../../content-model/read/pageAddress"
import { linkTargets } from "../../drafts/items/links"
import type { State } from "../../drafts/content/types"
import { useEditorState } from "../../drafts/useWorkspace"
import { contentValues } from "../../drafts/values/contentValues"
import { text } from "../../ui/words/words"
import { PeriodMark } from "../parts/Marks"
import { matches, Picker } from "../parts/Picker"
import { useForm } from "../parts/types"
import { Thumbnail } from "../picture/Thumbnail"
import { NewItemDialog } from "./NewItemDialog"

/** The pages and sections of this site, and the files of static/. */
export function destinationsIn(state: State) {
  const files = state.snapshot.staticFiles.map((address) => ({
    address,
    title: address.slice(1),
    file: address,
    value: undefined,
  }))
  return [...linkTargets(contentValues(state)), ...files]
}

type Props = {
  title: string
  /** The address that is chosen now. */
  chosen: string
  onChoose: (address: string) => void
  onClose: () => void
}

/** A dialog with all pages, sections and documents, a search over them, and a way to a new page. */
export function DestinationPicker(props: Props) {
  const { file, value } = useForm()
  const destinations = destinationsIn(useEditorState())
  const [newTitle, setNewTitle] = useState<string>()
  // Of the types of pages, the first that a marketer composes.
  const type = model.types.find((one) => one.meta()?.startingPoints)
  const isItem = contentTypeOf(file)?.meta()?.files !== file
  const startPage = (words: string) => setNewTitle(words || (isItem ? titleOf(file, value) : ""))
  const find = (search: string) => {
    const pages = destinations.filter(({ title, address }) => matches(search, title, address))
    const typed = destinationOf(search)
    const isAddress = pages.length === 0 && /^(https|mailto|tel):/.test(typed)
    const found = isAddress
      ? [{ address: typed, title: search, file: "", value: undefined }]
      : pages
    return found.map((one) => ({
      id: one.address,
      title: one.title,
      mark: <PeriodMark file={one.file} value={one.value} />,
      hint: one.address,
      picture: <Thumbnail file={one.file} value={one.value} />,
    }))
  }
  if (type && newTitle !== undefined)
    return (
      <NewItemDialog
        name={typeName(type)}
        label={text("form.newPage")}
        words={newTitle}
        from={file}
        onCreate={(page) => props.onChoose(pageAddress(page))}
        onClose={props.onClose}
      />
    )
  return (
    <Picker
      {...props}
      search={text("form.searchDestinations")}
      find={find}
      columnWidth="100%"
      create={type ? { label: text("form.newPage"), onPress: startPage } : undefined}
    />
  )
}
