import { useEffect } from "react"
import styled from "styled-components"
import type { Issue } from "../../content-model/validate/issues"
import { fetchSnapshot, useOpenEntry } from "../state/openEntry"
import { Button } from "./styles"

const maxOpenIssues = 4 // a longer list is closed, or it would hide the form

/** Shows above each form whether it can be saved, and its issues. A click focuses the field. */
export function ValidationPanel() {
  const { file, result } = useOpenEntry()
  const { issues, otherFiles, blocking } = result
  useEffect(() => void fetchSnapshot(), [])
  const all = [...new Set([...blocking, ...issues, ...otherFiles])]
  return (
    <Panel>
      <p role="status">{statusText(blocking.length)}</p>
      {all.length > 0 && (
        <details open={all.length <= maxOpenIssues}>
          <summary>Results of the check</summary>
          <ul>
            {all.map((one) => (
              <li key={`${one.file} ${one.fieldPath} ${one.message}`}>
                {one.file === file ? (
                  <Button onClick={() => focusOn(one)}>
                    {fieldName(one)}: {one.message}
                  </Button>
                ) : (
                  `${one.fieldPath || one.file}: ${one.message}`
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}

const statusText = (count: number) =>
  count === 0
    ? "This can be saved."
    : `This cannot be saved yet: ${count === 1 ? "one thing must" : `${count} things must`} be corrected.`

/** The labels of an issue's field and its groups, without file and field names. */
const fieldName = ({ fieldPath, path }: Issue) =>
  fieldPath
    .replace(/ \([\w$]+\)/g, "")
    .split(" › ")
    .slice(-Math.max(path.length, 1))
    .join(" › ")

/** Focuses the field of an issue, or the nearest group around it. */
function focusOn({ path }: Issue) {
  for (let length = path.length; length > 0; length--) {
    const element = document.querySelector(`[data-path="${path.slice(0, length).join(".")}"]`)
    const control = element?.querySelector<HTMLElement>("input, textarea, button")
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
