import { use, useEffect } from "react"
import styled from "styled-components"
import type { ControlProps } from "./Field"
import { pictureIn, useOpenEntry, useSnapshot } from "../state/openEntry"
import { FormContext } from "./FormContext"
import { Hint, Button, Row } from "./styles"

/** A picture below content/images/, chosen or uploaded in Decap's library. */
export function ImageField({ value, onChange, id, label, describedBy }: ControlProps) {
  const { library } = use(FormContext)
  const name = typeof value === "string" ? value : ""
  const picture = pictureIn(useSnapshot(), useOpenEntry().pictures)(name)
  const chosen = library.chosen(id)
  useEffect(() => {
    if (chosen === undefined) return
    onChange(chosen)
    library.clearSelection(id)
  })
  return (
    <Row>
      {picture && <Thumbnail src={picture.url} alt="" />}
      <Button
        type="button"
        id={id}
        aria-describedby={describedBy}
        aria-label={`${label}: ${name ? "choose another" : "choose one"}`}
        onClick={() => library.open(id)}
      >
        {name ? "Choose another picture" : "Choose a picture"}
      </Button>
      <Hint>{name}</Hint>
    </Row>
  )
}

const Thumbnail = styled.img`
  width: 8rem;
  height: 6rem;
  border-radius: 5px;
  background: #e4e7ec;
  object-fit: contain;
`
