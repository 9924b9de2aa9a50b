import type { MouseEvent } from "react"
import styled from "styled-components"
import { messageMailto } from "./delivery/sendMessage"
import { colour, size, space, type } from "../../theme/tokens"

type Props = Pick<Queries.MessageFormFragment, "failed" | "writeInstead"> & {
  /** A `mailto:` URL. */
  mailbox: string | null
}

/** Says in the form that its message was not delivered. The notification announces it. */
export function Failure({ failed, writeInstead, mailbox }: Props) {
  const handleClick = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    const form = link.closest("form")
    if (form && mailbox) link.href = messageMailto(form, mailbox)
  }
  return (
    <Note>
      <strong>{failed.title}</strong>
      {failed.description}
      {mailbox && (
        <a href={mailbox} onClick={handleClick}>
          {writeInstead}
        </a>
      )}
    </Note>
  )
}

const Note = styled.div`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: ${space.m};
  border-inline-start: 0.375rem solid ${colour.danger};

  > strong {
    color: ${colour.ink};
  }

  > a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: ${size.target};
    color: ${colour.brandInk};
    font: ${type.label};
  }
`
