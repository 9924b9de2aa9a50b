import { graphql } from "gatsby"
import type { SubmitEvent } from "react"
import styled from "styled-components"
import { buttonStyles } from "../../components/Button"
import { loadToaster } from "../../components/notifications/notify"
import { restoreDraft, saveDraft } from "./draft"
import { useHydrated } from "../../components/useHydrated"
import { FormField } from "./FormField"
import { Honeypot } from "./Honeypot"
import { sendMessage } from "./sendMessage"
import { useIsSubmitting } from "./submit"
import { colour, depth, print, radius, size, space, type } from "../../theme/tokens"

type Props = Queries.MessageFormFragment & {
  delivery: Queries.DeliveryFragment
  items: readonly Queries.ContactInfoFragment[]
}

export function MessageForm({ delivery: { address }, items, ...texts }: Props) {
  const isPending = useIsSubmitting()
  const isHydrated = useHydrated()

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void sendMessage(event.currentTarget, address, texts, items)
  }

  // With JavaScript the notification reports empty fields; without it, the browser does.
  const required = isHydrated ? { "aria-required": true } : { required: true }
  const field = { ...required, readOnly: isPending }
  return (
    <Form
      // Without an address, `dialog` keeps a submit without JavaScript from reloading the page.
      method={address === null ? "dialog" : "post"}
      action={address ?? undefined}
      ref={restoreDraft}
      onInput={(event) => saveDraft(event.currentTarget)}
      onSubmit={handleSubmit}
      onFocus={() => void loadToaster()}
      aria-busy={isPending}
    >
      <h2>{texts.title}</h2>
      {address === null && (
        <noscript>
          <p>{texts.withoutScript}</p>
        </noscript>
      )}
      <FormField {...texts.name}>
        {(props) => <input {...props} {...field} name="name" autoComplete="name" />}
      </FormField>
      <FormField {...texts.email}>
        {(props) => <input {...props} {...field} name="email" type="email" autoComplete="email" />}
      </FormField>
      <FormField {...texts.message}>
        {(props) => <textarea {...props} {...field} name="message" rows={6} />}
      </FormField>
      <Honeypot label={texts.trap} />
      <SubmitButton type="submit" $variant="primary" aria-disabled={isPending}>
        {isPending ? texts.sending : texts.send}
      </SubmitButton>
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

const SubmitButton = styled.button<{ $variant: "primary" }>`
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
