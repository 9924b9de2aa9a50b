import { useState, useTransition } from "react"
import { fullMessage, messageOf } from "../../backends/git/commitMessage"
import type { Publication } from "../../drafts/backend"
import { Button } from "../../ui/Button"
import { Label, TextArea } from "../../ui/fields"
import { Cluster } from "../../ui/layout"
import { Message, Notice } from "../../ui/Notice"
import { describeChanges, valuesOf } from "../../drafts/values/describe"
import { joinRenamed } from "../../drafts/items/redirects"
import { changedDrafts } from "../../drafts/merge/drafts"
import { useLoaded, wordsOf } from "../../drafts/useLoaded"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { formatTime } from "../../ui/words/formatTime"
import { text, type WordKey } from "../../ui/words/words"
import { UnfinishedBefore } from "../../form/parts/Unfinished"
import { FileChanges } from "./FileChange"

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
  const { backend, refresh, save } = useWorkspace()
  const { snapshot, drafts, save: lastSave } = useEditorState()
  // Another snapshot loads it again.
  const { data, problem, reload } = useLoaded(
    async (of) => ({ ...(await backend.publication()), of }),
    snapshot,
  )
  const [failure, setFailure] = useState<string>()
  const [isActing, startAction] = useTransition()
  const [ownMessage, setOwnMessage] = useState<string>()

  const { files: changes = [], reason, link, unsent, unsentHint } = data ?? {}
  const isBusy = isActing || data?.of !== snapshot
  const isOnHost = backend.withdraw !== undefined
  const described = fullMessage(messageOf(describeChanges(changes)))
  // What cannot be saved must not hinder the next step.
  const isUnsaved = !isOnHost && changedDrafts(snapshot, drafts).length > 0
  const isSaveNext = isUnsaved && !["failed", "refused"].includes(lastSave.kind)
  const isSendNext = !isSaveNext && changes.length === 0 && Boolean(unsent?.count)
  const hint = reason ?? (changes.length === 0 && unsentHint)
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
      {data && (
        <Notice kind={notices[data.state][0]} role="status">
          <p>{isOnHost ? text(notices[data.state][1]) : localWords(data)}</p>
          {hint && <p>{hint}</p>}
          {link && (
            <a href={link.url} target="_blank" rel="noreferrer">
              {link.title}
            </a>
          )}
          {data.preview && (
            <a href={data.preview} target="_blank" rel="noreferrer">
              {text("changes.preview")}
            </a>
          )}
          {data.liveSince && <p>{text("changes.live", { time: formatTime(data.liveSince) })}</p>}
          {data.publishedAt && (
            <p>{text("changes.publishedAt", { time: formatTime(data.publishedAt) })}</p>
          )}
        </Notice>
      )}
      <UnfinishedBefore changes={changes.map(valuesOf)} />
      {(isSaveNext || isSendNext) && (
        <Button
          look="primary"
          isDisabled={isBusy}
          onPress={() => act(() => (isSaveNext ? save() : backend.send?.()))}
        >
          {text(isSaveNext ? "changes.saveFirst" : "changes.send", unsent)}
        </Button>
      )}
      {changes.length > 0 && !isSaveNext && (
        <>
          <Label>
            {text("changes.message")}
            <TextArea
              value={ownMessage ?? described}
              placeholder={described}
              onChange={({ currentTarget }) => setOwnMessage(currentTarget.value)}
            />
          </Label>
          <Cluster>
            <Button
              look="primary"
              isDisabled={isBusy || Boolean(reason)}
              onPress={() => act(() => backend.publish(ownMessage?.trim() || described))}
            >
              {text(isOnHost ? "changes.hostPublish" : "changes.localPublish")}
            </Button>
            {isOnHost && (
              <Button
                look="danger"
                isDisabled={isBusy}
                onPress={() => act(() => backend.withdraw?.())}
              >
                {text("changes.discardAll")}
              </Button>
            )}
          </Cluster>
        </>
      )}
      <p role="status">
        {isActing && text(isSendNext ? "changes.sending" : "changes.working", unsent)}
      </p>
      <FileChanges changes={joinRenamed(changes.map(valuesOf))} />
    </>
  )
}

/** The words of a state on the own computer, where nothing is checked or reviewed. */
function localWords({ state, unsent }: Publication) {
  if (state !== "published") return text("changes.localSaved")
  if (!unsent) return text("changes.localPublished")
  return text(unsent.count > 0 ? "changes.unsent" : "changes.sent", unsent)
}
