import styled from "styled-components"
import { tinted } from "../theme/tokens"
import { Icon } from "./Icon"

type Props = { icon: { paths: readonly string[] }; className?: string }

/** An icon in a disc of its item's colour. */
export const Mark = ({ icon, className }: Props) => (
  <Disc className={className}>
    <Icon {...icon} />
  </Disc>
)

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: 50%;
  background: ${tinted.fill};
  color: ${tinted.onFill};
`
