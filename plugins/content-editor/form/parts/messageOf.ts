import type { Issue } from "../../../content-model/validate/issues"

/** An issue as a sentence for people who see the form. */
export function messageOf({ formMessage, message }: Issue) {
  const sentence = formMessage ?? message
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
