/** Names in a form. The site, the loader, the check of a delivery and the receiver share them. */

/** The fields that a visitor fills in. */
export const fields = ["name", "email", "message"] as const

export type FieldName = (typeof fields)[number]

/** The trap for robots. No kind of data that browsers and password managers fill in has this name. */
export const honeypotField = "topic"

/** The hidden field that carries the message id. */
export const messageIdField = "message-id"

/** A new message id. It begins with the time of the last change, in ms. */
export const createMessageId = () => `${Date.now()}-${Math.random()}`

/** The key of the draft in sessionStorage. */
export const draftKey = "message"

/**
 * Whether a hidden field names the page after a post by the browser. A script must not send it: a service may redirect
 * to that page, whose answer the script may not read, and a message that has arrived would count as failed.
 */
export const isPageAfterPost = ({ value }: { value: string }) => /^https?:/.test(value)
