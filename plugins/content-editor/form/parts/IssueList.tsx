import styled from "styled-components"
import type { Path } from "../../../content-model/schema/jsonSchema"
import type { Issue } from "../../../content-model/validate/issues"
import { Button } from "../../components/Button"
import { Notice } from "../../components/Notice"
import { space, type } from "../../components/theme"
import { labelOf } from "../../state/describe"
import { text } from "../../words"
import { messageOf } from "./messageOf"

type Props = {
  file: string
  issues: Issue[]
  /** The number of issues that a new file does not show yet. */
  hiddenCount: number
  onShowAll: () => void
  onSelect: (path: Path) => void
}

/** What must be corrected before the file can be saved. Each issue leads to its field. */
export const IssueList = ({ file, issues, hiddenCount, onShowAll, onSelect }: Props) => (
  <div role="status">
    {issues.length > 0 && (
      <Notice kind="error">
        <p>{text("form.toCorrect", { count: issues.length })}</p>
        <List>
          {issues.map((issue) => (
            <li key={`${issue.path.join(".")} ${issue.type}`}>
              <button type="button" onClick={() => onSelect([...issue.path])}>
                {labelOf(file, issue.path)}
              </button>{" "}
              {messageOf(issue)}
            </li>
          ))}
        </List>
      </Notice>
    )}
    {hiddenCount > 0 && (
      <Notice kind="info">
        {text("form.incomplete")}{" "}
        <Button look="quiet" onPress={onShowAll}>
          {text("form.showMissing")}
        </Button>
      </Notice>
    )}
  </div>
)

const List = styled.ul`
  > li > button {
    min-height: 1.5rem;
    padding: ${space.xs} 0;
    border: 0;
    background: none;
    font: ${type.label};
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`
