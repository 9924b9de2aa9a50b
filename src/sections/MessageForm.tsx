import { graphql } from "gatsby"
import { useSyncExternalStore, type SubmitEvent } from "react"
import styled from "styled-components"
import { buttonLook } from "../elements/Button"
import { fields, forget, keep, markName, restore } from "../elements/draft"
import { FormField } from "../elements/FormField"
import { HeardOnly } from "../elements/HeardOnly"
import { letter } from "../elements/letter"
import { loadToaster, notify } from "../elements/notify"
import { deliver, isSending, useIsSending } from "../elements/outbox"
import { colour, depth, print, radius, size, space, type } from "../theme/tokens"

const trapName = "website"

type Props = Queries.MessageFormFragment & {
  delivery: Queries.DeliveryFragment
  items: readonly Queries.ContactInfoFragment[]
}

export function MessageForm({ delivery, items, ...words }: Props) {
  const isBusy = useIsSending()
  const isScripted = useIsScripted()
  const { address } = delivery

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending()) return
    const message = new FormData(event.currentTarget)
    if (!fields.every((name) => textOf(message, name)))
      return notify({ ...words.incomplete, tone: "destructive" })
    if (address === null) {
      forget()
      return notify(words.notAvailable)
    }
    message.set(markName, keep(event.currentTarget))
    const isDelivered = textOf(message, trapName) || (await deliver(address, message))
    if (!isDelivered) return notify({ ...words.failed, tone: "destructive", link: wayOut(message) })
    forget()
    notify(words.sent)
  }

  const wayOut = (message: FormData) => {
    const mailbox = items.find(({ to }) => to?.startsWith("mailto:"))?.to
    if (!mailbox) return undefined
    const sender = `${textOf(message, "name")} (${textOf(message, "email")})`
    return { label: words.writeInstead, to: letter(mailbox, sender, textOf(message, "message")) }
  }

  // The notification says what is missing; before and without script the browser does.
  const required = isScripted ? { "aria-required": true } : { required: true }
  const field = { ...required, readOnly: isBusy }
  return (
    <Form
      // A form that can go nowhere stays where it is, with every word.
      method={address === null ? "dialog" : "post"}
      action={address ?? undefined}
      ref={restore}
      onInput={(event) => keep(event.currentTarget)}
      onSubmit={handleSubmit}
      onFocus={() => void loadToaster()}
      aria-busy={isBusy}
    >
      <h2>{words.title}</h2>
      {address === null && (
        <noscript>
          <p>{words.withoutScript}</p>
        </noscript>
      )}
      <FormField {...words.name}>
        {(props) => <input {...props} {...field} name="name" autoComplete="name" />}
      </FormField>
      <FormField {...words.email}>
        {(props) => <input {...props} {...field} name="email" type="email" autoComplete="email" />}
      </FormField>
      <FormField {...words.message}>
        {(props) => <textarea {...props} {...field} name="message" rows={6} />}
      </FormField>
      <HeardOnly as="div" aria-hidden="true">
        <label>
          {words.trap}
          <input name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </HeardOnly>
      <Send type="submit" $look="strong" aria-disabled={isBusy}>
        {isBusy ? words.sending : words.send}
      </Send>
    </Form>
  )
}

const textOf = (message: FormData, name: string) => String(message.get(name) ?? "").trim()

const subscribeToNothing = () => () => {}
const useIsScripted = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  align-content: start;
  padding: ${space.xl};
  border-radius: ${radius.large};
  background: ${colour.card};
  box-shadow: ${depth.low};

  h2 {
    font: ${type.minor};
  }

  ${print} {
    display: none;
  }
`

const Send = styled.button<{ $look: "strong" }>`
  ${buttonLook}
  justify-self: start;
  min-width: min(100%, calc(4 * ${size.target}));

  &[aria-disabled="true"] {
    cursor: progress;
  }
`

export const fragment = graphql`
  fragment MessageForm on MessageForm {
    title
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
    sending
    incomplete {
      ...Notice
    }
    notAvailable {
      ...Notice
    }
    sent {
      ...Notice
    }
    failed {
      ...Notice
    }
    writeInstead
    trap
    withoutScript
  }
  fragment FormField on FormField {
    label
    placeholder
  }
  fragment Delivery on Delivery {
    address
  }
`
