import { Button } from "../../components/Button"
import { Cluster, Small, Stack } from "../../components/layout"
import { fieldChanges, titleOf } from "../../../content-model/compare/fieldChanges"
import { savedText } from "../../state/drafts/drafts"
import type { Choice, Conflict } from "../../state/drafts/merge"
import { useEditorState } from "../../state/useWorkspace"
import { text, type WordKey } from "../../words"
import { FieldDiff } from "../changes/FieldDiff"

type Props = { file: string; conflict: Conflict; onChoose: (choice: Choice) => void }

/** A file that only one side still has, or that both created: what differs, and which one stays. */
export function FileConflict({ file, conflict, onChoose }: Props) {
  const { base, mine, theirs } = conflict
  const { snapshot } = useEditorState()
  const title = titleOf(file, mine ?? theirs)
  const [before, after] =
    mine === null ? [base, theirs] : theirs === null ? [base, mine] : [theirs, mine]
  const [question, keepMine, keepTheirs] = wordsFor(conflict, savedText(snapshot, file) !== null)
  return (
    <Stack>
      <p>{text(question, { title })}</p>
      {fieldChanges(file, before, after).map((change) => (
        <div key={change.path.join(".")}>
          <Small>{change.label}</Small>
          <FieldDiff file={file} {...change} />
        </div>
      ))}
      <Cluster>
        <Button onPress={() => onChoose(() => "mine")}>{text(keepMine)}</Button>
        <Button onPress={() => onChoose(() => "theirs")}>{text(keepTheirs)}</Button>
      </Cluster>
    </Stack>
  )
}

/** What happened, and the choices "mine" and "theirs". */
function wordsFor({ mine, theirs }: Conflict, isFile: boolean): [WordKey, WordKey, WordKey] {
  if (mine === null) return ["conflict.deletedHere", "conflict.deleteIt", "conflict.keepIt"]
  if (theirs !== null) return ["conflict.created", "conflict.allMine", "conflict.allTheirs"]
  return [isFile ? "conflict.damaged" : "conflict.deleted", "conflict.keepMine", "conflict.letGo"]
}
