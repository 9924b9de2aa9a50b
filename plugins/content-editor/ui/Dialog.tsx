import type { ComponentProps, KeyboardEvent, ReactNode } from "react"
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components"
import styled from "styled-components"
import { text } from "./words/words"
import { Button } from "./Button"
import { Input } from "./fields"
import { Cluster, Stack } from "./layout"
import { colour, depth, layer, radius, space } from "./theme"
import { isOfInputMethod } from "../lib/keys"

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  isWide?: boolean
}

/** A modal dialog. Escape closes it, and no press outside, which may be the second of a double click. */
export const Dialog = ({ title, isOpen, onClose, children, isWide = false }: Props) => (
  <Overlay isOpen={isOpen} onOpenChange={(open) => open || onClose()}>
    <Window $isWide={isWide}>
      <Content>
        <header>
          <Heading slot="title">{title}</Heading>
          <Button look="quiet" icon="x" aria-label={text("app.close")} onPress={onClose} />
        </header>
        {children}
      </Content>
    </Window>
  </Overlay>
)

/** The search of a dialog: focused at first. The arrow down leads to the results, Enter chooses the first. */
export const DialogSearch = (props: ComponentProps<typeof Input>) => (
  <Input ref={focusInput} type="search" onKeyDown={leadToResults} {...props} />
)

const focusInput = (input: HTMLInputElement | null) => input?.focus()

function leadToResults(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget } = event
  if (!["ArrowDown", "Enter"].includes(key) || isOfInputMethod(event.nativeEvent)) return
  event.preventDefault()
  const dialog = currentTarget.closest("[role=dialog]")
  const results = dialog?.querySelector<HTMLElement>("[role=listbox]")
  if (key === "ArrowDown") results?.focus()
  else if (currentTarget.value) results?.querySelector<HTMLElement>("[role=option]")?.click()
}

type FormProps = {
  title: string
  /** The label of the button that submits. */
  submit: string
  look?: "primary" | "danger"
  isDisabled?: boolean
  onSubmit: (fields: FormData) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form, which closes when it is submitted. */
export const FormDialog = ({ submit, look = "primary", isDisabled, ...props }: FormProps) => (
  <Dialog title={props.title} isOpen onClose={props.onClose}>
    <Stack
      as="form"
      $gap="l"
      ref={focusFirst}
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit(new FormData(event.currentTarget))
        props.onClose()
      }}
    >
      <div>{props.children}</div>
      <Cluster>
        <Button look={look} type="submit" isDisabled={isDisabled}>
          {submit}
        </Button>
        <Button onPress={props.onClose}>{text("actions.cancel")}</Button>
      </Cluster>
    </Stack>
  </Dialog>
)

const focusFirst = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>("input, select, textarea")?.focus()

const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.popover};
  display: grid;
  place-items: center;
  padding: ${space.m};
  background: rgb(8 20 16 / 45%);
`

const Window = styled(Modal)<{ $isWide: boolean }>`
  width: min(${({ $isWide }) => ($isWide ? "60rem" : "32rem")}, 100%);
  /* The field of a search stays where it is while the results change. */
  align-self: ${({ $isWide }) => ($isWide ? "start" : "center")};
  max-height: 100%;
  overflow: auto;
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.panel};
  box-shadow: ${depth.high};
`

const Content = styled(AriaDialog)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding: clamp(${space.l}, 3vw, ${space.xl});
  outline: none;

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
