import { useId, type ReactNode } from "react"
import { text } from "../words"
import { Button } from "./Button"
import { Dialog } from "./Dialog"

type Props = {
  title: string
  /** The label of the button that submits. */
  submit: string
  look?: "primary" | "danger"
  isDisabled?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form, which closes when it is submitted. */
export function FormDialog({ title, submit, look = "primary", isDisabled, ...props }: Props) {
  const id = useId()
  const { onSubmit, onClose, children } = props
  const actions = (
    <>
      <Button onPress={onClose}>{text("start.cancel")}</Button>
      <Button look={look} type="submit" form={id} isDisabled={isDisabled}>
        {submit}
      </Button>
    </>
  )
  return (
    <Dialog title={title} isOpen onClose={onClose} actions={actions}>
      <form
        id={id}
        ref={focusFirst}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
          onClose()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}

const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>("input, select")?.focus()
