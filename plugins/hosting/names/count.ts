/** Names that the counting script, the site and the editor agree on. Import them; do not spell them again. */

/** The window's event after a message has been accepted. */
export const messageSentEvent = "messagesent"

/** What visitors do, as the first word of an event's name. */
type EventKind =
  | "button"
  | "phone"
  | "WhatsApp"
  | "e-mail"
  | "download"
  | "message sent"
  | "not found"

/**
 * The name under which something is counted, such as "button: /about/ › Get in touch". A page's path
 * is without the path prefix.
 */
export const eventName = (kind: EventKind, path: string, words = "") =>
  `${kind}: ${path}${words && ` › ${words}`}`
