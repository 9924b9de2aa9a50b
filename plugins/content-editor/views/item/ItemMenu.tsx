import { useState } from "react"
import { MenuTrigger, Popover } from "react-aria-components"
import styled from "styled-components"
import { Button } from "../../components/Button"
import { colour, depth, radius, space } from "../../components/theme"
import { titleOf } from "../../state/describe"
import { useFileValue } from "../../state/useWorkspace"
import { text } from "../../words"
import { VersionsDialog } from "../versions/VersionsDialog"
import { AddressDialog } from "./AddressDialog"
import { MenuEntries, type ItemDialog } from "./MenuEntries"
import { RemoveDialog } from "./RemoveDialog"
import { useItemActions } from "./useItemActions"

type Props = {
  /** A path below content/. */
  file: string
  onMoveUp?: () => void
  onMoveDown?: () => void
}

/** What a person can do with a whole file. */
export function ItemMenu({ file, ...moves }: Props) {
  const title = titleOf(file, useFileValue(file))
  const { remove } = useItemActions(file)
  const [dialog, setDialog] = useState<ItemDialog>()
  const close = () => setDialog(undefined)
  return (
    <>
      <MenuTrigger>
        <Button look="quiet" icon="ellipsis-vertical" aria-label={text("start.menu", { title })} />
        <Window placement="bottom end">
          <MenuEntries file={file} onAsk={setDialog} {...moves} />
        </Window>
      </MenuTrigger>
      {(dialog === "delete" || dialog === "hide") && (
        <RemoveDialog
          file={file}
          kind={dialog}
          onRemove={(newTarget) => remove(dialog, newTarget)}
          onClose={close}
        />
      )}
      {dialog === "address" && <AddressDialog file={file} onClose={close} />}
      {dialog === "versions" && <VersionsDialog file={file} isOpen onClose={close} />}
    </>
  )
}

const Window = styled(Popover)`
  min-width: 14rem;
  padding: ${space.xs};
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${colour.panel};
  box-shadow: ${depth.high};
  overflow: auto;
`
