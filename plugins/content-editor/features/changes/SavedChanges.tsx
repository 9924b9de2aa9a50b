import { useState, useTransition } from "react"
import type { Publication } from "../../drafts/backend"
import { Button } from "../../ui/Button"
import { Label, TextArea } from "../../ui/fields"
import { Cluster } from "../../ui/layout"
import { Message, Notice } from "../../ui/Notice"
import { describeChanges, valuesOf } from "../../drafts/values/describe"
import { joinRenamed } from "../../drafts/items/redirects"
import { useLoaded, wordsOf } from "../../drafts/useLoaded"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { text, type WordKey } from "../../ui/words/words"
import { UnfinishedBefore } from "../../form/parts/Unfinished"
import { FileChange } from "./FileChange"

type Kind = "error" | "warning" | "info"

/** The kind and the words of each state on a git host. */
const notices: Record<Publication["state"], [Kind, WordKey]> = {
  published: ["info", "changes.hostPublished"],
  saved: ["info", "changes.hostSaved"],
  unstable: ["warning", "changes.hostUnstable"],
  checking: ["info", "changes.hostChecking"],
  failed: ["error", "changes.hostFailed"],
  review: ["info", "changes.hostReview"],
  conflict: ["error", "changes.hostConflict"],
}

/** What is saved and not published, with the way to publish it. */
export function SavedChanges() {
  const { backend, refresh } = useWorkspace()
  const { snapshot } = useEditorState()
  // Another snapshot loads it again.
  const { data, problem, reload } = useLoaded(
    async (of) => ({ ...(await backend.publication()), of }),
    snapshot,
  )
  const [failure, setFailure] = useState<string>()
  const [isActing, startAction] = useTransition()
  const [ownMessage, setOwnMessage] = useState<string>()

  const { state, files: changes = [], reason, link } = data ?? {}
  const isBusy = isActing || data?.of !== snapshot
  const isOnHost = backend.withdraw !== undefined
  const message = ownMessage ?? describeChanges(changes)
  const act = (action: () => Promise<void> | undefined) =>
    startAction(async () => {
      setFailure(undefined)
      try {
        await action()
        setOwnMessage(undefined)
      } catch (error) {
        setFailure(wordsOf(error))
      }
      await refresh()
    })
  return (
    <>
      {(failure ?? problem) && (
        <Notice kind="error" role="alert">
          <p>
            <Message>{failure ?? problem ?? ""}</Message>
          </p>
          <Button onPress={() => void reload()}>{text("app.tryNow")}</Button>
        </Notice>
      )}
      {!data && !problem && <p role="status">{text("changes.loading")}</p>}
      {state && (
        <Notice kind={notices[state][0]} role="status">
          <p>{text(isOnHost ? notices[state][1] : localWords(state))}</p>
          {reason && <p>{reason}</p>}
          {link && (
            <a href={link.url} target="_blank" rel="noreferrer">
              {link.title}
            </a>
          )}
        </Notice>
      )}
      <UnfinishedBefore files={changes.map(({ file }) => file)} />
      {changes.length > 0 && (
        <>
          <Label>
            {text("changes.message")}
            <TextArea
              value={message}
              onChange={({ currentTarget }) => setOwnMessage(currentTarget.value)}
            />
          </Label>
          <Cluster>
            <Button
              look="primary"
              isDisabled={isBusy || Boolean(reason) || !message.trim()}
              onPress={() => act(() => backend.publish(message))}
            >
              {text(isOnHost ? "changes.hostPublish" : "changes.localPublish")}
            </Button>
            {isOnHost && (
              <Button
                look="danger"
                isDisabled={isBusy}
                onPress={() => act(() => backend.withdraw?.())}
              >
                {text("changes.withdraw")}
              </Button>
            )}
          </Cluster>
        </>
      )}
      {joinRenamed(changes.map(valuesOf)).map((change) => (
        <FileChange key={change.file} {...change} />
      ))}
    </>
  )
}

/** The words of a state on the own computer, where nothing is checked or reviewed. */
const localWords = (state: Publication["state"]) =>
  state === "published" ? "changes.localPublished" : "changes.localSaved"
