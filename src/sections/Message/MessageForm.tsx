import { graphql } from "gatsby"
import { useState, type InputEvent, type MouseEvent, type SubmitEvent } from "react"
import styled from "styled-components"
import { buttonStyles } from "../../components/Button"
import { loadToaster, notify } from "../../components/notifications/notify"
import { restoreDraft, saveDraft } from "./delivery/draft"
import { messageIdField, type FieldName } from "../../../plugins/hosting/names/form"
import { Failure } from "./Failure"
import { FormField } from "./FormField"
import { Honeypot } from "./Honeypot"
import { Terms } from "./Terms"
import { findEmptyFields, messageWhatsApp, sendMessage } from "./delivery/sendMessage"
import { useDelivery, type FormDelivery } from "./delivery/state"
import { colour, depth, print, radius, size, space, type } from "../../theme/tokens"

type Props = Omit<Queries.MessageFormFragment, "title"> & {
  /** Null where a heading stands beside the form. */
  title: string | null
  delivery: FormDelivery
  items: readonly Pick<Queries.ContactInfoFragment, "to">[]
}

export function MessageForm({ delivery, items, ...texts }: Props) {
  const { address, trap, attributes, hidden, phone, whatsApp } = delivery
  const { isPending, hasFailed, isHydrated } = useDelivery()
  const [missing, setMissing] = useState<readonly FieldName[]>([])
  const linkTo = (start: string) =>
    items.map(({ to }) => to || "").find((to) => to.startsWith(start)) || null
  const mailbox = linkTo("mailto:")
  const chat = phone ? `https://wa.me/${phone}` : linkTo("https://wa.me/")

  const handleInput = ({ currentTarget: form }: InputEvent<HTMLFormElement>) => {
    saveDraft(form)
    const empty = findEmptyFields(form)
    setMissing(missing.filter((name) => empty.includes(name)))
  }
  const isComplete = (form: HTMLFormElement) => {
    const empty = findEmptyFields(form)
    setMissing(empty)
    // A link asks for the tick as well.
    if (empty.length === 0) return form.reportValidity()
    form.querySelector<HTMLElement>(`[name=${empty[0]}]`)?.focus()
    notify({ ...texts.incomplete, tone: "destructive" })
    return false
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isComplete(form)) void sendMessage(form, delivery, texts, mailbox)
  }
  // Without JavaScript the link opens an empty chat.
  const handleChat = (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget
    const form = link.closest("form")
    if (!form || !chat) return
    if (isComplete(form)) link.href = messageWhatsApp(form, chat)
    else event.preventDefault()
  }

  // With JavaScript the notification reports empty fields; without it, the browser does.
  const required = isHydrated ? { "aria-required": true } : { required: true }
  const propsOf = (name: FieldName) => ({ ...required, name, readOnly: isPending })
  const isMissing = (name: FieldName) => missing.includes(name)
  return (
    <Form
      // Without an address, `dialog` keeps a submit without JavaScript from reloading the page.
      method={address === null ? "dialog" : "post"}
      action={address || undefined}
      {...attributes}
      // The box to tick comes after the empty fields, see `isComplete`.
      noValidate={isHydrated}
      ref={restoreDraft}
      onInput={handleInput}
      onSubmit={handleSubmit}
      onFocus={() => void loadToaster()}
      aria-busy={isPending}
    >
      {texts.title && <h2>{texts.title}</h2>}
      {address === null && (
        <noscript>
          <p>{texts.withoutScript}</p>
        </noscript>
      )}
      <FormField {...texts.name} isMissing={isMissing("name")}>
        {(props) => <input {...props} {...propsOf("name")} autoComplete="name" />}
      </FormField>
      <FormField {...texts.email} isMissing={isMissing("email")}>
        {(props) => <input {...props} {...propsOf("email")} type="email" autoComplete="email" />}
      </FormField>
      <FormField {...texts.message} isMissing={isMissing("message")}>
        {(props) => <textarea {...props} {...propsOf("message")} rows={5} />}
      </FormField>
      <Honeypot label={texts.trap} name={trap} />
      {hidden?.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <input type="hidden" name={messageIdField} autoComplete="off" />
      {(texts.consent || texts.notice) && <Terms {...texts} />}
      {hasFailed && <Failure {...texts} mailbox={mailbox} />}
      {!phone && (
        <SubmitButton type="submit" $variant="primary" aria-disabled={isPending}>
          {isPending ? texts.sending : texts.send}
        </SubmitButton>
      )}
      {chat && (phone || whatsApp) && (
        <SubmitButton
          as="a"
          $variant={phone ? "primary" : "secondary"}
          href={chat}
          target="_blank"
          rel="noreferrer"
          onClick={handleChat}
        >
          {phone ? texts.send : whatsApp}
        </SubmitButton>
      )}
    </Form>
  )
}

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

const SubmitButton = styled.button<{ $variant: "primary" | "secondary" }>`
  ${buttonStyles}
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
    consent {
      ...LineWithLinks
    }
    notice {
      ...LineWithLinks
    }
    send
    sending
    incomplete {
      ...Notice
    }
    notAvailable {
      ...Notice
    }
    undo
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
  fragment Delivery on Delivery {
    address
    ... on ServiceDelivery {
      trap
      mustBeTrue
      attributes
      hidden {
        name
        value
      }
      thanks
      whatsApp
      phone
    }
  }
`
