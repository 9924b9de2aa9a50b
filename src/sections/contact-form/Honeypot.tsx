import { VisuallyHidden } from "../../components/VisuallyHidden"

export const honeypotName = "website"

/** A hidden field that only robots fill in. */
export const Honeypot = ({ label }: { label: string }) => (
  <VisuallyHidden as="div" aria-hidden="true">
    <label>
      {label}
      <input name={honeypotName} tabIndex={-1} autoComplete="off" />
    </label>
  </VisuallyHidden>
)
