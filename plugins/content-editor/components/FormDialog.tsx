import type { ReactNode } from "react"
import { text } from "../words"
import { Button } from "./Button"
import { Dialog } from "./Dialog"
import { Cluster, Stack } from "./layout"

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
export const FormDialog = ({ title, submit, look = "primary", isDisabled, ...props }: Props) => (
  <Dialog title={title} isOpen onClose={props.onClose}>
    <form
      ref={focusFirst}
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
        props.onClose()
      }}
    >
      <Stack $gap="l">
        <div>{props.children}</div>
        <Cluster>
          <Button look={look} type="submit" isDisabled={isDisabled}>
            {submit}
          </Button>
          <Button onPress={props.onClose}>{text("start.cancel")}</Button>
        </Cluster>
      </Stack>
    </form>
  </Dialog>
)

const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>("input, select")?.focus()
