import type { ReactNode } from "react"
import { createPortal } from "react-dom"
import styled from "styled-components"
import { text } from "./words/words"
import { Button } from "./Button"
import { Cluster, Stack } from "./layout"
import { colour, depth, radius, space } from "./theme"

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  isWide?: boolean
}

/** A modal dialog. Escape closes it, and no press outside, which may be the second of a double click. */
export const Dialog = ({ title, onClose, children, isWide = false }: Props) =>
  createPortal(
    <Window ref={openDialog} tabIndex={-1} aria-label={title} onClose={onClose} $isWide={isWide}>
      <header>
        <h2>{title}</h2>
        <Button look="quiet" icon="x" aria-label={text("app.close")} onPress={onClose} />
      </header>
      {children}
    </Window>,
    document.body,
  )

const firstField = "[type=search], form[method=dialog] :is(input, select, textarea)"

/** Opens a dialog at its search or its first field. When it is closed, the browser gives the focus back. */
export function openDialog(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  const place = dialog?.querySelector<HTMLElement>(firstField) ?? dialog
  place?.focus()
  return () => dialog?.close()
}

type FormProps = {
  title: string
  /** The label of the button that submits. */
  submit: string
  look?: "primary" | "danger"
  onSubmit: (fields: FormData) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form, which closes when it is submitted. */
export const FormDialog = ({ submit, look = "primary", ...props }: FormProps) => (
  <Dialog title={props.title} onClose={props.onClose}>
    <Stack
      as="form"
      $gap="l"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit(new FormData(event.currentTarget))
        props.onClose()
      }}
    >
      <Stack>{props.children}</Stack>
      <Cluster>
        <Button look={look} type="submit">
          {submit}
        </Button>
        <Button onPress={props.onClose}>{text("actions.cancel")}</Button>
      </Cluster>
    </Stack>
  </Dialog>
)

const Window = styled.dialog<{ $isWide: boolean }>`
  width: min(${({ $isWide }) => ($isWide ? "60rem" : "32rem")}, 100% - 2 * ${space.m});
  /* The field of a search stays where it is while the results change. */
  margin-block: ${({ $isWide }) => ($isWide ? `${space.m} auto` : "auto")};
  max-height: calc(100% - 2 * ${space.m});
  overscroll-behavior: contain;
  padding: clamp(${space.l}, 3vw, ${space.xl});
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.panel};
  color: ${colour.text};
  box-shadow: ${depth.high};
  outline: none;

  &[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.l};
  }

  &::backdrop {
    background: rgb(8 20 16 / 45%);
  }

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
  }

  > img {
    max-width: 100%;
    max-height: 40vh;
  }
`
