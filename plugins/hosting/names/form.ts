/** Names in a form whose message the browser itself may post, before React starts. */

/** The hidden field that carries the message id. */
export const messageIdField = "message-id"

/** A new message id. It begins with the time of the last change, in ms. */
export const createMessageId = () => `${Date.now()}-${Math.random()}`

/** The key of the draft in sessionStorage. */
export const draftKey = "message"
