import styled from "styled-components"
import { item } from "../../theme/tokens"
import { Icon } from "./Icon"

type Props = { icon: { paths: readonly string[] }; className?: string }

/** An icon in a circle of its item's colour. */
export const IconBadge = ({ icon, className }: Props) => (
  <Circle className={className}>
    <Icon {...icon} />
  </Circle>
)

const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: 50%;
  background: ${item.fill};
  color: ${item.onFill};
`
