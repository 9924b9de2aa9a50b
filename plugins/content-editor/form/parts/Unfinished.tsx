import { Link } from "react-aria-components/Link"
import type { Issue } from "../../../content-model/issues/issues"
import styled from "styled-components"
import { type } from "../../ui/theme"
import { addressOf } from "../../ui/route"
import { Notice } from "../../ui/Notice"
import type { FileChange } from "../../drafts/content/types"
import { formMessageOf, placeOf } from "../../drafts/values/describe"
import { unfinishedIn, unfinishedOf } from "../../drafts/values/unfinished"
import { useContentValues, useEditorState } from "../../drafts/useWorkspace"
import { text, type WordKey } from "../../ui/words/words"
import { sortByForm } from "./sections"

type LinkProps = { file: string; fields?: string[] }

/** How much is unfinished in a file, or in some of its fields. It leads to the first place. */
export function UnfinishedLink({ file, fields }: LinkProps) {
  const issues = sortByForm(file, unfinishedIn(useEditorState().check, file)).filter(
    ({ path: [field] }) => fields?.includes(String(field)) ?? true,
  )
  if (issues.length === 0) return null
  return (
    <Count href={addressOf({ view: "edit", file, path: issues[0].path })}>
      {text("unfinished.count", { count: issues.length })}
    </Count>
  )
}

const Count = styled(Link)`
  display: inline-block;
  min-height: 1.5rem; /* for a finger */
  font: ${type.small};
`

/** What visitors would see unfinished of some changes, before these are saved or published. */
export function UnfinishedBefore({ changes }: { changes: FileChange[] }) {
  const { check } = useEditorState()
  const issues = changes.flatMap((change) =>
    sortByForm(change.file, unfinishedOf(check.issues, change)),
  )
  return <IssueNotice issues={issues} counted="unfinished.before" />
}

/** Issues below a sentence that counts them. Nothing without one. */
export const IssueNotice = ({ issues, counted }: { issues: Issue[]; counted: WordKey }) =>
  issues.length > 0 && (
    <Notice kind="warning" role="status">
      <p>{text(counted, { count: issues.length })}</p>
      <IssueList issues={issues} />
    </Notice>
  )

type Place = Pick<Issue, "file" | "path">

/** A link to a field, in words that say where it is. */
const PlaceLink = ({ file, path }: Place) => (
  <a href={addressOf({ view: "edit", file, path })}>
    {placeOf({ file, path }, useContentValues().get(file))}
  </a>
)

const keyOf = ({ file, path }: Place) => [file, ...path].join()

/** Issues in words, each with a link to its field. */
export const IssueList = ({ issues }: { issues: Issue[] }) =>
  issues.map((issue) => (
    <p key={keyOf(issue) + issue.type}>
      <PlaceLink {...issue} />: {formMessageOf(issue)}
    </p>
  ))

/** Links to fields. */
export const UseList = ({ uses }: { uses: Place[] }) => (
  <ul>
    {uses.map((use) => (
      <li key={keyOf(use)}>
        <PlaceLink {...use} />
      </li>
    ))}
  </ul>
)
