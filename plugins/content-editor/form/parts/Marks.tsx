import styled from "styled-components"
import { formatInstantInFull } from "../../../content-model/time/formatDate"
import { timeZoneOfContent } from "../../../content-model/fields/period/shownAt"
import { fieldChanges } from "../../../content-model/compare/fieldChanges"
import { isWithin, type Path } from "../../../content-model/lib/path"
import { schemaOf } from "../../../content-model/model/model"
import { errorsOf } from "../../../content-model/issues/issues"
import { Cluster } from "../../ui/layout"
import { colour, radius, space, type } from "../../ui/theme"
import { contentValues } from "../../drafts/values/contentValues"
import { currentMinute, visibilityOf } from "../../drafts/values/visibility"
import { conflictsOf } from "../../drafts/merge/continueDraft"
import { isChanged, savedText, savedValue } from "../../drafts/merge/drafts"
import type { State } from "../../drafts/content/types"
import { useContentValues, useEditorState } from "../../drafts/useWorkspace"
import { text, type WordKey } from "../../ui/words/words"
import { useForm } from "./types"

/** The words, the colour and the background of each mark. */
const marks = {
  conflict: ["conflict.title", colour.danger, colour.dangerGround],
  errors: ["start.errors", colour.danger, colour.dangerGround],
  notes: ["start.notes", colour.warning, colour.warningGround],
  new: ["start.new", colour.success, colour.successGround],
  kept: ["start.kept", colour.link, colour.selected],
  planned: ["start.planned", colour.success, colour.successGround],
  over: ["start.over", colour.muted, colour.hover],
  draft: ["start.draft", colour.warning, colour.warningGround],
  hidden: ["start.hidden", colour.muted, colour.hover],
} satisfies Record<string, [WordKey, string, string]>

/** The state of a file in words, or of some of its fields. Nothing if it is saved and shown on the site. */
export function Marks({ file, fields }: { file: string; fields?: string[] }) {
  const state = useEditorState()
  const isOfPart = ({ path: [field] }: { path: Path }) => fields?.includes(String(field)) ?? true
  const errors = errorsOf(state.check.issues).filter((issue) => issue.file === file)
  const change = changeOf(state, file, isOfPart)
  return (
    <Cluster as="span">
      {change && <Mark kind={change} />}
      {errors.some(isOfPart) && <Mark kind="errors" />}
      {!fields && <PeriodMark file={file} value={contentValues(state).get(file)} />}
    </Cluster>
  )
}

/** Says that a file or a part of one is a draft, hidden, planned or over. Nothing if the site shows it now. */
export function PeriodMark({ file = "", value }: { file?: string; value: unknown }) {
  const timeZone = timeZoneOfContent(useContentValues())
  const now = currentMinute()
  const { state, since = now } = visibilityOf(value, timeZone, now, schemaOf(file))
  if (state === "shown") return null
  const moment = formatInstantInFull(since, timeZone)
  return <Mark kind={state} words={text(marks[state][0], { moment })} />
}

/** Says that parts of the form have errors, else that they have notes, which do not hinder saving. */
export function IssueMark({ paths }: { paths: Path[] }) {
  const { file, isShown } = useForm()
  const { issues, blocking } = useEditorState().check
  const inParts = issues.filter(
    (issue) =>
      issue.file === file && isShown(issue) && paths.some((path) => isWithin(issue.path, path)),
  )
  if (inParts.some((issue) => blocking.includes(issue))) return <Mark kind="errors" />
  return inParts.some(({ severity }) => severity !== "error") && <Mark kind="notes" />
}

function Mark({ kind, words }: { kind: keyof typeof marks; words?: string }) {
  const [ownWords, ...colours] = marks[kind]
  return <Framed $colours={colours}>{words ?? text(ownWords)}</Framed>
}

function changeOf(
  { snapshot, drafts }: State,
  file: string,
  isOfPart: (changed: { path: Path }) => boolean,
) {
  const draft = drafts.get(file)
  if (!draft || !isChanged(snapshot, draft)) return undefined
  if (conflictsOf(snapshot, draft).some(isOfPart)) return "conflict"
  if (savedText(snapshot, file) === null) return "new"
  const changes = fieldChanges(file, savedValue(snapshot, file), draft.value)
  return changes.some(isOfPart) ? "kept" : undefined
}

const Framed = styled.span<{ $colours: string[] }>`
  display: inline-block;
  padding: 0 ${space.s};
  border-radius: ${radius.medium};
  background: ${({ $colours }) => $colours[1]};
  color: ${({ $colours }) => $colours[0]};
  font: ${type.small};
`
