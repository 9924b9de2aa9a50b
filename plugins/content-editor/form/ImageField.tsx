import { use, useEffect } from "react"
import styled from "styled-components"
import type { ControlProps } from "./types"
import { imageFinder, useOpenEntry, useSnapshot } from "../state/openEntry"
import { FormContext } from "./FormContext"
import { Hint, Button, Row } from "./styles"

/** An image below content/images/, chosen or uploaded in Decap's media library. */
export function ImageField({ value, onChange, id, label, describedBy }: ControlProps) {
  const { library } = use(FormContext)
  const name = typeof value === "string" ? value : ""
  const image = imageFinder(useSnapshot(), useOpenEntry().images)(name)
  const selected = library.selection(id)
  useEffect(() => {
    if (selected === undefined) return
    onChange(selected)
    library.clearSelection(id)
  })
  return (
    <Row>
      {image && <Thumbnail src={image.url} alt="" />}
      <Button
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
