import { useState } from "react"
import { ListBox, ListBoxItem } from "react-aria-components"
import styled from "styled-components"
import { destinationOf } from "../../../content-model/fields/destination/destination"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { contentTypeOf, pageType } from "../../../content-model/model/model"
import { composedPageAddress } from "../../../content-model/read/pageAddress"
import { linkTargets } from "../../drafts/items/links"
import { useEditorState } from "../../drafts/useWorkspace"
import { contentValues } from "../../drafts/values/contentValues"
import { Button } from "../../ui/Button"
import { Dialog, DialogSearch } from "../../ui/Dialog"
import { Line, Small } from "../../ui/layout"
import { optionStyle } from "../../ui/MenuButton"
import { text } from "../../ui/words/words"
import { PeriodMark } from "../parts/Marks"
import { useForm } from "../parts/types"
import { Thumbnail } from "../picture/Thumbnail"
import { NewItemDialog } from "./NewItemDialog"

/** The pages and sections of this site, and the files of static/. */
export function useDestinations() {
  const state = useEditorState()
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
  isOpen: boolean
  onChoose: (address: string) => void
  onClose: () => void
}

/** A dialog with all pages, sections and documents, a search over them, and a way to a new page. */
export function DestinationPicker(props: Props) {
  const { file, value } = useForm()
  const [newTitle, setNewTitle] = useState<string>()
  const isItem = contentTypeOf(file)?.meta()?.files !== file
  const startPage = (words: string) => {
    setNewTitle(words || (isItem ? titleOf(file, value) : ""))
    props.onClose()
  }
  return (
    <>
      <Dialog title={props.title} isOpen={props.isOpen} onClose={props.onClose} isWide>
        <Choice {...props} onNewPage={startPage} />
      </Dialog>
      {newTitle !== undefined && (
        <NewItemDialog
          name={pageType()}
          label={text("form.newPage")}
          words={newTitle}
          from={file}
          onCreate={(page) => props.onChoose(composedPageAddress(page))}
          onClose={() => setNewTitle(undefined)}
        />
      )}
    </>
  )
}

type ChoiceProps = Props & { onNewPage: (words: string) => void }

function Choice({ title, chosen, onChoose, onClose, onNewPage }: ChoiceProps) {
  const [search, setSearch] = useState("")
  const words = search.toLowerCase().split(/\s+/)
  const pages = useDestinations().filter((one) =>
    words.every((word) => `${one.title} ${one.address}`.toLowerCase().includes(word)),
  )
  const typed = destinationOf(search)
  const isAddress = pages.length === 0 && /^(https|mailto|tel):/.test(typed)
  const found = isAddress ? [{ address: typed, title: search, file: "", value: undefined }] : pages
  return (
    <>
      <Line>
        <DialogSearch
          aria-label={text("form.searchDestinations")}
          placeholder={text("form.searchDestinations")}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {pageType() && (
          <Button icon="plus" onPress={() => onNewPage(search.trim())}>
            {text("form.newPage")}
          </Button>
        )}
      </Line>
      <Targets
        aria-label={title}
        selectionMode="single"
        selectedKeys={[chosen]}
        renderEmptyState={() => text("form.noDestination")}
        onSelectionChange={(keys) => {
          for (const key of keys) onChoose(String(key))
          onClose()
        }}
      >
        {found.map(({ address, title: name, file, value }) => (
          <ListBoxItem key={address} id={address} textValue={name}>
            <Thumbnail file={file} value={value} />
            <span>
              {name} <PeriodMark value={value} />
              <Small>{address}</Small>
            </span>
          </ListBoxItem>
        ))}
      </Targets>
    </>
  )
}

const Targets = styled(ListBox)`
  align-content: start;
  min-height: 50vh;

  > [role="option"] {
    ${optionStyle}
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    grid-auto-rows: minmax(3rem, auto);
    overflow-wrap: anywhere;
  }
`
