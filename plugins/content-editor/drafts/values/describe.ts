import {
  fieldChanges,
  labelOf,
  titleOf,
  titleWithType,
} from "../../../content-model/compare/fieldChanges"
import { isDraft } from "../../../content-model/read/content"
import type { Issue } from "../../../content-model/issues/issues"
import { text } from "../../ui/words/words"
import { savedValue } from "../merge/drafts"
import { joinRenamed } from "../items/redirects"
import type { Draft, FileChange, Snapshot } from "../content/types"

/** The name of the file of a draft; a deleted file keeps its saved name. */
export const titleOfDraft = (snapshot: Snapshot, { file, value }: Draft) =>
  titleOf(file, value ?? savedValue(snapshot, file))

/** An issue as a sentence for people who see a form. */
export function formMessageOf({ formMessage, message }: Issue) {
  const sentence = formMessage ?? message
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** Where a field is, such as `Spring sale › Prices › Heading`. */
export const placeOf = ({ file, path }: Pick<Issue, "file" | "path">, value: unknown) =>
  [titleWithType(file, value), labelOf(file, path, value)].filter(Boolean).join(" › ")

/** Changes of files in words, a sentence per line, for a commit or a pull request. */
export const describeChanges = (changes: FileChange[]) =>
  joinRenamed(changes).map(describeChange).join("\n")

function describeChange({ file, before, after, former }: FileChange & { former?: string }) {
  const name = titleOf(file, after ?? before)
  const title = isDraft(after) ? text("draft.name", { title: name }) : name
  if (before === null) return text("changes.added", { title })
  if (after === null) return text("changes.deleted", { title })
  if (isDraft(before) && !isDraft(after)) return text("changes.completed", { title })
  const labels = fieldChanges(file, before, after).map(({ label }) => label)
  const fields = former ? [text("start.address"), ...labels] : labels
  return text("changes.changed", { title, fields: fields.join(", ") })
}
