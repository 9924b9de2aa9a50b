import { useEffect, useState } from "react"
import styled from "styled-components"
import type { Version } from "../../backends/types"
import { Button } from "../../components/Button"
import { Notice } from "../../components/Notice"
import { showToast } from "../../components/toast"
import { space } from "../../components/theme"
import { parseText } from "../../state/drafts"
import { isEqual, withValueAt } from "../../state/paths"
import { useFileValue, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { FileChange } from "../changes/FileChange"

type Props = { file: string; version: Version }

/** A version compared with now. All of it or one field can be taken over. */
export function VersionChanges({ file, version }: Props) {
  const workspace = useWorkspace()
  const { backend } = workspace
  const now = useFileValue(file)
  const [then, setThen] = useState<unknown>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    backend
      .textAt(version.id, file)
      .then((words) => setThen(parseText(words)))
      .catch((error: Error) => setProblem(error.message))
  }, [backend, file, version])

  const take = (value: unknown) => {
    workspace.change({ [file]: value }, file)
    showToast({
      words: text("versions.taken"),
      action: { label: text("versions.undo"), onPress: () => workspace.undo(file) },
    })
  }
  if (problem) return <Notice kind="error">{problem}</Notice>
  if (then === undefined) return <p role="status">{text("versions.loading")}</p>
  if (isEqual(now, then)) return <p role="status">{text("versions.same")}</p>
  return (
    <Side>
      <p>{text("versions.compared")}</p>
      <FileChange
        file={file}
        before={now}
        after={then}
        actions={<Button onPress={() => take(then)}>{text("versions.takeAll")}</Button>}
        fieldActions={({ path, label, after }) => (
          <Button
            look="quiet"
            aria-label={text("versions.takeField", { label })}
            onPress={() => take(withValueAt(now, path, after))}
          >
            {text("versions.take")}
          </Button>
        )}
      />
    </Side>
  )
}

const Side = styled.div`
  display: grid;
  gap: ${space.m};
`
