import styled from "styled-components"
import { imageFinder } from "../state/contentValues"
import { useEditorState } from "../state/useWorkspace"
import type { ControlProps } from "./types"
import { Hint, Row } from "./styles"

/** An image below content/images/. */
export function ImageField({ value }: ControlProps) {
  const name = typeof value === "string" ? value : ""
  const image = imageFinder(useEditorState())(name)
  return (
    <Row>
      {image && <Thumbnail src={image.url} alt="" />}
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
