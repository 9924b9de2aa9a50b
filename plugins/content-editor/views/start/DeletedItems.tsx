import { useState } from "react"
import styled from "styled-components"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import type { DeletedFile } from "../../backends/types"
import { Button } from "../../components/Button"
import { formatTime } from "../../components/formatTime"
import { Notice } from "../../components/Notice"
import { showToast } from "../../components/toast"
import { colour, size, space, type } from "../../components/theme"
import { contentValues } from "../../state/contentValues"
import { titleOf } from "../../state/describe"
import { parseText } from "../../state/drafts"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { nameOf } from "./collections"

/** The items that were deleted and saved, each with a way back. */
export function DeletedItems() {
  const workspace = useWorkspace()
  const values = contentValues(useEditorState())
  const [files, setFiles] = useState<DeletedFile[]>()
  const [problem, setProblem] = useState<string>()
  const attempt = (action: Promise<void>) =>
    void action.catch((error: unknown) => setProblem(String(error)))

  const load = async () => setFiles(await workspace.backend.deletedFiles())
  const bringBack = async ({ file, version }: DeletedFile) => {
    const value = parseText(await workspace.backend.textAt(version.id, file))
    workspace.change({ [file]: value }, file)
    showToast({
      words: text("start.broughtBack", { title: titleOf(file, value) }),
      action: { label: text("start.undo"), onPress: () => workspace.undo(file) },
    })
  }
  const items = files?.filter(({ file }) => contentTypeOf(file) && !values.has(file))
  return (
    <Disclosure onToggle={({ currentTarget: { open } }) => open && attempt(load())}>
      <summary>{text("start.deletedItems")}</summary>
      {problem && <Notice kind="error">{problem}</Notice>}
      <p role="status">
        {items ? items.length === 0 && text("start.noneDeleted") : text("start.loading")}
      </p>
      <ul>
        {items?.map((item) => (
          <li key={item.file}>
            <span>
              <strong>{nameOf(item.file)}</strong>
              <small>
                {text("start.lastSeen", {
                  time: formatTime(item.version.date),
                  author: item.version.author,
                })}
              </small>
            </span>
            <Button
              look="quiet"
              aria-label={text("start.bringBackItem", { title: nameOf(item.file) })}
              onPress={() => attempt(bringBack(item))}
            >
              {text("start.bringBack")}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const Disclosure = styled.details`
  > summary {
    min-height: ${size.target};
    padding-block: ${space.m};
    font: ${type.label};
    cursor: pointer;
  }

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
  }

  small {
    display: block;
    color: ${colour.muted};
    font: ${type.small};
  }
`
