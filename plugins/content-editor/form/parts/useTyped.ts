import { useState } from "react"

/**
 * The text of a field whose value is read from what a person types, such as "1200" from "1,200". What was
 * typed stays as it is until the field is left.
 */
export function useTyped(
  value: string,
  read: (text: string) => string,
  show = (text: string) => text,
) {
  const [typed, setTyped] = useState("")
  return {
    value: typed && read(typed) === value ? typed : show(value),
    setTyped,
    onBlur: () => setTyped(""),
  }
}
