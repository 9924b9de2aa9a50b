import { useId, useState } from "react"
import styled from "styled-components"
import { Button } from "../../components/Button"
import { Label, TextArea } from "../../components/fields"
import { Notice } from "../../components/Notice"
import { space } from "../../components/theme"
import { describeChanges } from "../../state/describe"
import { isPicturePath, parseText } from "../../state/drafts"
import { useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { FileChange } from "./FileChange"
import { usePublication } from "./usePublication"

const noticeKinds = {
  published: "success",
  saved: "info",
  checking: "info",
  failed: "error",
  review: "info",
  conflict: "error",
} as const

/** What is saved and not published, with the way to publish it. */
export function SavedChanges() {
  const { backend } = useWorkspace()
  const { publication, problem, isBusy, load, act } = usePublication()
  const [ownMessage, setMessage] = useState<string>()
  const id = useId()
  const isHost = backend.withdraw !== undefined
  const { state, files = [], reason, link } = publication ?? {}
  const described = describeChanges(
    files.map(({ file, published, saved }) => ({ file, before: published, after: saved })),
  )
  const message = ownMessage ?? described
  const publish = async () => {
    await backend.publish(message)
    setMessage(undefined)
  }
  return (
    <>
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
          <Button onPress={() => void load()}>{text("changes.retryNow")}</Button>
        </Notice>
      )}
      {!publication && !problem && <p role="status">{text("changes.loading")}</p>}
      {state && (
        <Notice kind={noticeKinds[state]} role="status">
          <p>{text(isHost ? `changes.host_${state}` : `changes.local_${state}`)}</p>
          {reason && <p>{reason}</p>}
          {link && (
            <a href={link.url} target="_blank" rel="noreferrer">
              {link.title}
            </a>
          )}
        </Notice>
      )}
      {files.length > 0 && (
        <div>
          <Label htmlFor={id}>{text("changes.message")}</Label>
          <TextArea
            id={id}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          <Buttons>
            <Button
              look="primary"
              isDisabled={isBusy || Boolean(reason) || !message.trim()}
              onPress={() => void act(publish)}
            >
              {text(isHost ? "changes.publish" : "changes.keep")}
            </Button>
            {isHost && (
              <Button
                look="danger"
                isDisabled={isBusy}
                onPress={() => void act(async () => backend.withdraw?.())}
              >
                {text("changes.withdraw")}
              </Button>
            )}
          </Buttons>
        </div>
      )}
      {files.map(({ file, published, saved }) => (
        <FileChange
          key={file}
          file={file}
          before={isPicturePath(file) ? published : parseText(published)}
          after={isPicturePath(file) ? saved : parseText(saved)}
        />
      ))}
    </>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-top: ${space.s};
`
