import { VisuallyHidden } from "../../components/VisuallyHidden"
import { honeypotField } from "../../../plugins/hosting/names/form"

// Password managers fill fields that visitors do not see, unless these attributes forbid it.
const ignoredByPasswordManagers = {
  autoComplete: "off",
  "data-1p-ignore": true,
  "data-bwignore": true,
  "data-form-type": "other",
  "data-lpignore": true,
}

/** A hidden field that only robots fill in. */
export const Honeypot = ({ label, name = honeypotField }: { label: string; name?: string }) => (
  <VisuallyHidden as="div" aria-hidden="true">
    <label>
      {label}
      <input name={name} tabIndex={-1} {...ignoredByPasswordManagers} />
    </label>
  </VisuallyHidden>
)
