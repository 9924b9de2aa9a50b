import { graphql } from "gatsby"
import type { ComponentProps } from "react"
import styled from "styled-components"
import { Aside } from "../../components/containers/Aside"
import { Ticks } from "../../components/Ticks"
import { from, space, type } from "../../theme/tokens"
import { MessageForm } from "./MessageForm"

type Props = Queries.MessageFragment &
  Pick<Queries.PageQuery, "contactPage" | "contactInfo"> & {
    website: Pick<ComponentProps<typeof MessageForm>, "delivery">
  }

/** The contact form as a section of a composed page. Words that it lacks are those of the contact page. */
export function Message({ website, contactPage, contactInfo, reasons, ...section }: Props) {
  const { title, introduction, name, email, message, send } = section
  const form = contactPage?.form
  return (
    form && (
      <Aside
        title={title}
        introduction={introduction}
        more={
          reasons && (
            <Reasons>
              <Ticks lines={reasons} />
            </Reasons>
          )
        }
      >
        <Form>
          <MessageForm
            {...form}
            title={null}
            name={name || form.name}
            email={email || form.email}
            message={message || form.message}
            send={send || form.send}
            delivery={website.delivery}
            items={contactInfo?.nodes ?? []}
          />
        </Form>
      </Aside>
    )
  )
}

/* The name beside the address, so that the form is no higher than the words beside it. */
const Form = styled.div`
  ${from.wide} {
    > form {
      grid-template-columns: 1fr 1fr;
    }

    > form > :not(:has(> input)) {
      grid-column: 1 / -1;
    }
  }
`

const Reasons = styled.div`
  font: ${type.lead};

  > ul {
    gap: ${space.m};
  }
`

export const fragment = graphql`
  fragment Message on Message {
    title
    introduction {
      ...Markdown
    }
    reasons
    name {
      ...FormField
    }
    email {
      ...FormField
    }
    message {
      ...FormField
    }
    send
  }
`
