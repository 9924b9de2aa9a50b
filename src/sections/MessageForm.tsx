import { graphql } from "gatsby"
import { useId, useState, useSyncExternalStore, type ComponentProps, type SubmitEvent } from "react"
import styled from "styled-components"
import { buttonLook } from "../elements/Button"
import { HeardOnly } from "../elements/HeardOnly"
import { loadToaster, notify } from "../elements/notify"
import { colour, depth, print, radius, size, space, type } from "../theme/tokens"

const silenceAfter = 15_000 // ms
const trapName = "website"

type Props = Queries.MessageFormFragment & { delivery: Queries.DeliveryFragment }

export function MessageForm({ delivery, ...words }: Props) {
  const [isSending, setIsSending] = useState(false)
  const isScripted = useIsScripted()
  const { address } = delivery

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const message = new FormData(form)
    const isComplete = ["name", "email", "message"].every((name) => filled(message, name))
    if (isSending) return
    if (!isComplete) return notify({ ...words.incomplete, tone: "destructive" })
    if (address === null) {
      form.reset()
      return notify(words.notAvailable)
    }
    setIsSending(true)
    const isDelivered = filled(message, trapName) || (await deliver(address, message))
    setIsSending(false)
    if (!isDelivered) return notify({ ...words.failed, tone: "destructive" })
    form.reset()
    notify(words.sent)
  }

  // The notification says what is missing; before and without script the browser does.
  const field = { required: !isScripted, "aria-required": true }
  return (
    <Form
      // A form that can go nowhere stays where it is, with every word.
      method={address === null ? "dialog" : "post"}
      action={address ?? undefined}
      onSubmit={handleSubmit}
      onFocus={() => void loadToaster()}
      aria-busy={isSending}
    >
      <h2>{words.title}</h2>
      {address === null && (
        <noscript>
          <p>{words.withoutScript}</p>
        </noscript>
      )}
      <Field {...words.name}>
        {(props) => <input {...props} {...field} name="name" autoComplete="name" />}
      </Field>
      <Field {...words.email}>
        {(props) => <input {...props} {...field} name="email" type="email" autoComplete="email" />}
      </Field>
      <Field {...words.message}>
        {(props) => <textarea {...props} {...field} name="message" rows={6} />}
      </Field>
      <HeardOnly as="label" aria-hidden="true">
        {words.trap}
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </HeardOnly>
      <Send type="submit" $look="strong" aria-disabled={isSending}>
        {isSending ? words.sending : words.send}
      </Send>
    </Form>
  )
}

const filled = (message: FormData, name: string) => String(message.get(name) ?? "").trim() !== ""

const subscribeToNothing = () => () => {}
const useIsScripted = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

/** Posts a message; false where the address refuses it, cannot be reached or stays silent. */
async function deliver(address: string, message: FormData) {
  try {
    const answer = await fetch(address, {
      method: "POST",
      body: message,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(silenceAfter),
    })
    return answer.ok
  } catch (error) {
    // fetch rejects with these where the network fails or the time is up.
    if (error instanceof TypeError || error instanceof DOMException) return false
    throw error
  }
}

type FieldProps = Queries.FormFieldFragment & {
  children: (props: ComponentProps<"input"> & ComponentProps<"textarea">) => React.ReactNode
}

function Field({ label, placeholder, children }: FieldProps) {
  const id = useId()
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      {children({ id, placeholder })}
    </Labelled>
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

const Labelled = styled.div`
  display: grid;
  gap: ${space.xs};

  > label {
    color: ${colour.ink};
    font: ${type.label};
  }

  > input,
  > textarea {
    width: 100%;
    min-height: 3.25rem;
    padding: ${space.s} ${space.m};
    border: 1.5px solid ${colour.control};
    border-radius: ${radius.small};
    background: ${colour.paper};
    color: ${colour.ink};
  }

  > textarea {
    resize: vertical;
  }

  > ::placeholder {
    color: ${colour.muted};
    opacity: 1;
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
