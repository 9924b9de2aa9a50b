import { useState } from "react"
import styled from "styled-components"
import { iconNames } from "../../content-model/graphql/icons"
import { Button } from "../components/Button"
import { Symbol } from "../components/Symbol"
import { space } from "../components/theme"
import { text } from "../words"
import { IconDialog } from "./parts/IconDialog"
import type { ControlProps } from "./types"

/** An icon, with a dialog to choose one of all icons by its meaning. */
export function IconField({ value, onChange, id, label, describedBy }: ControlProps) {
  const name = typeof value === "string" ? value : ""
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button id={id} aria-describedby={describedBy} onPress={() => setIsOpen(true)}>
        {iconNames.includes(name) && <Large name={name} />}
        {name ? text("form.changeIcon", { name }) : text("form.chooseIcon")}
      </Button>
      <IconDialog
        label={label}
        value={name}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={onChange}
      />
    </>
  )
}

const Large = styled(Symbol)`
  width: 1.75rem;
  height: 1.75rem;
  margin-block: ${space.xs};
`
