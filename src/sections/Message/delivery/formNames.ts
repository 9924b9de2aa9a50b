/** Names of form fields. The form and the tests share them. */

/** The fields that a visitor fills in. */
export const fields = ["name", "email", "message"] as const

export type FieldName = (typeof fields)[number]
