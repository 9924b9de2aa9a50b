import { isRecord } from "../../lib/isRecord"
import { honeypotField } from "../../../hosting/names/form"
import type { Delivery } from "./delivery"

type NamedValue = { name: string; value: string }

/** How a form sends to a service: plain data, so that a page needs no code for each service. */
export type ServiceDelivery = {
  __typename: "ServiceDelivery"
  /** Where the form posts; a path of the site itself at Netlify. Null if it does not post. */
  address: string | null
  /** The name of the field that only robots fill in. */
  trap: string
  /** The field of the JSON answer that is true if the message was accepted. Without it, the status decides. */
  mustBeTrue: string | null
  /** Attributes of the form in the built HTML. */
  attributes: Record<string, string>
  /** Hidden fields of the form. */
  hidden: NamedValue[]
  /** The page after a message, as a path of the site. */
  thanks: string | null
  /** The label of the link to WhatsApp. */
  whatsApp: string | null
  /** The number at WhatsApp that gets the messages, in place of a post. */
  phone: string | null
}

type OwnDelivery = { __typename: "OwnDelivery"; address: string | null }

const netlifyForm = "message"

type Fixed = Partial<Pick<ServiceDelivery, "address" | "trap" | "mustBeTrue" | "attributes">> & {
  hidden?: Record<string, string | undefined>
}

/**
 * What each service fixes. Sources, read on 24 November 2026: docs.web3forms.com; docs.usebasin.com, "Using AJAX";
 * docs.netlify.com/forms. Formspree's is from its published examples. No service was tried itself.
 */
function fixedBy({ service, key, thanks }: Delivery, url: string): Fixed {
  const next = thanks && url + thanks
  switch (service) {
    case "web3forms":
      return {
        address: "https://api.web3forms.com/submit",
        trap: "botcheck",
        mustBeTrue: "success",
        hidden: { access_key: key, redirect: next },
      }
    case "formspree":
      return { trap: "_gotcha", mustBeTrue: "ok", hidden: { _next: next } }
    case "basin":
      return { trap: "_gotcha", hidden: { _redirect: next } }
    case "netlify":
      return {
        address: thanks ?? "/",
        // The service finds the form in the built HTML by its attributes.
        attributes: {
          name: netlifyForm,
          "data-netlify": "true",
          "netlify-honeypot": honeypotField,
        },
        hidden: { "form-name": netlifyForm },
      }
    case "whatsapp":
      return { address: null }
    case "own":
    case undefined:
      return { hidden: { redirect: next } }
  }
}

const named = (values: Record<string, string | undefined> = {}): NamedValue[] =>
  Object.entries(values).flatMap(([name, value]) => (value ? [{ name, value }] : []))

/** The delivery as a page gets it. `site` is the value of the site's file, which has its address. */
export function resolveDelivery(delivery: Delivery, site: unknown): OwnDelivery | ServiceDelivery {
  const { service, address = null, thanks = null, whatsApp = null, phone } = delivery
  const isPlain = (service ?? "own") === "own" && !thanks && !whatsApp
  if (isPlain) return { __typename: "OwnDelivery", address }
  const url = isRecord(site) ? String(site.address) : ""
  const { hidden, ...fixed } = fixedBy(delivery, url)
  return {
    __typename: "ServiceDelivery",
    address,
    trap: honeypotField,
    mustBeTrue: null,
    attributes: {},
    ...fixed,
    hidden: named(hidden),
    thanks,
    whatsApp,
    phone: service === "whatsapp" ? (phone ?? null) : null,
  }
}
