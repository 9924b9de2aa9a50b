/**
 * Names of form fields and of the stored draft, and the id of a message. The form, the inline loader
 * of plugins/hosting and the tests share them.
 */

/** The fields that a visitor fills in. */
export const fields = ["name", "email", "message"] as const

export type FieldName = (typeof fields)[number]

/** The hidden field that carries the message id; see `saveDraft`. */
export const messageIdField = "message-id"

/** A new message id. It begins with the time of the last change, in ms. */
export const createMessageId = () => `${Date.now()}-${Math.random()}`

/** The trap for robots. No kind of data that browsers and password managers fill in has this name. */
export const honeypotName = "topic"

/** The key of the draft in sessionStorage. */
export const draftKey = "message"
