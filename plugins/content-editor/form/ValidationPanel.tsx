import { useEffect } from "react"
import styled from "styled-components"
import type { Issue } from "../../content-model/validate/issues"
import { readContent, useOpenEntry } from "../state/openEntry"
import { Button } from "./styles"

const mostOpen = 4 // issues; more of them would push the form away

/** Above each form: whether it can be saved and, if not, why. A click leads to the field. */
export function ValidationPanel() {
  const { file, verdict } = useOpenEntry()
  const { issues, otherFiles: elsewhere, blocking: blocking } = verdict
  useEffect(() => void readContent(), [])
  const others = [...issues, ...elsewhere].filter((one) => !blocking.includes(one))
  const all = [...blocking, ...others]
  return (
    <Panel>
      <p role="status">{sentence(blocking.length)}</p>
      {all.length > 0 && (
        <details open={all.length <= mostOpen}>
          <summary>What the check found</summary>
          <ul>
            {all.map((one) => (
              <li key={`${one.file} ${one.place} ${one.message}`}>
                {one.file === file ? (
                  <Button type="button" onClick={() => focusOn(one)}>
                    {fieldIn(one)}: {one.message}
                  </Button>
                ) : (
                  `${one.place || one.file}: ${one.message}`
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}

const sentence = (count: number) =>
  count === 0
    ? "This can be saved."
    : `This cannot be saved yet: ${count === 1 ? "one thing needs" : `${count} things need`} mending.`

/** A place in the open file, without the file and without the fields' own names. */
const fieldIn = ({ place, path }: Issue) =>
  place
    .replace(/ \([\w$]+\)/g, "")
    .split(" › ")
    .slice(-Math.max(path.length, 1))
    .join(" › ")

/** Puts the focus into the field of a issue, or into the nearest group around it. */
function focusOn({ path }: Issue) {
  for (let length = path.length; length > 0; length--) {
    const place = document.querySelector(`[data-path="${path.slice(0, length).join(".")}"]`)
    const control = place?.querySelector<HTMLElement>("input, textarea, button")
    if (!control) continue
    control.focus()
    return control.scrollIntoView({ block: "center" })
  }
}

const Panel = styled.div`
  font-size: 0.875rem;

  > p {
    margin: 0.25rem 0;
    font-weight: 600;
  }

  ul {
    display: grid;
    gap: 0.25rem;
    margin: 0.5rem 0 0;
    padding: 0;
    list-style: none;
  }

  button {
    width: 100%;
    padding-block: 0.375rem;
    text-align: left;
  }
`
