import { useState, useTransition } from "react"
import type { Publication } from "../../drafts/backend"
import { Button } from "../../ui/Button"
import { Cluster } from "../../ui/layout"
import { Message, Notice } from "../../ui/Notice"
import { describeChanges, titleOfDraft } from "../../drafts/values/describe"
import { joinRenamed } from "../../drafts/items/redirects"
import { changedDrafts, refusedDrafts } from "../../drafts/merge/drafts"
import { useLoaded, wordsOf } from "../../drafts/useLoaded"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { formatTime } from "../../ui/words/formatTime"
import { text, type WordKey } from "../../ui/words/words"
import { errorsIn } from "../../drafts/values/validateChanges"
import { IssueList, UnfinishedBefore } from "../../form/parts/Unfinished"
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

// What cannot be published now.
const waiting = ["checking", "failed", "review", "conflict"]

/** What is saved and not published, with the way to publish it. */
export function SavedChanges() {
  const { backend, refresh, save, getState } = useWorkspace()
  const { snapshot, drafts } = useEditorState()
  // Another snapshot loads it again.
  const { data, problem } = useLoaded(async (of) => {
    const publication = await backend.publication()
    // The check of the request is that of the editor.
    return { ...publication, of, errors: publication.state === "failed" ? await errorsIn(of) : [] }
  }, snapshot)
  const [failure, setFailure] = useState<string>()
  const [isActing, startAction] = useTransition()

  const { files: changes = [], reason, link, unsent } = data ?? {}
  const isBusy = isActing || data?.of !== snapshot
  const isOnHost = backend.withdraw !== undefined
  const isUnsaved = !isOnHost && changedDrafts(snapshot, drafts).length > 0

  /** On the own computer it saves first. What cannot be saved stops it once, and is left out the next time. */
  async function publish() {
    if (isUnsaved) {
      const known = refusedDrafts(getState()).map(({ file }) => file)
      await save()
      const state = getState()
      if (state.save.kind === "failed") throw new Error(state.save.message)
      const refused = refusedDrafts(state)
      const titles = refused.map((draft) => titleOfDraft(state.snapshot, draft)).join(", ")
      if (refused.some(({ file }) => !known.includes(file)))
        throw new Error(text("changes.stopped", { titles }))
    }
    const saved = isUnsaved ? (await backend.publication()).files : changes
    await backend.publish(describeChanges(saved))
  }
  const act = (action: () => Promise<void> | undefined) =>
    startAction(async () => {
      setFailure(undefined)
      try {
        await action()
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
          {problem && <Button onPress={() => void refresh()}>{text("app.tryNow")}</Button>}
        </Notice>
      )}
      {!data && !problem && <p role="status">{text("changes.loading")}</p>}
      {data && (
        <Notice kind={notices[data.state][0]} role="status">
          {(isOnHost ? [text(notices[data.state][1])] : localWords(data, isUnsaved)).map(
            (words) => (
              <p key={words}>{words}</p>
            ),
          )}
          <IssueList issues={data.errors} />
          {link && (
            <a href={link.url} target="_blank" rel="noreferrer">
              {text("changes.request", link)}
            </a>
          )}
          {data.preview && (
            <a href={data.preview} target="_blank" rel="noreferrer">
              {text("changes.preview")}
            </a>
          )}
          {data.publishedAt && (
            <p>{text("changes.publishedAt", { time: formatTime(data.publishedAt) })}</p>
          )}
        </Notice>
      )}
      <UnfinishedBefore changes={changes} />
      {(isUnsaved || changes.length > 0 || Boolean(unsent?.count)) && (
        <Cluster>
          <Button
            look="primary"
            isDisabled={isBusy || Boolean(reason) || waiting.includes(data?.state ?? "")}
            onPress={() => act(publish)}
          >
            {text(isOnHost || unsent ? "changes.publish" : "changes.keep")}
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
      )}
      <p role="status">
        {isActing && text(unsent ? "changes.sending" : "changes.working", unsent)}
      </p>
      {joinRenamed(changes).map((change) => (
        <FileChange key={change.file} {...change} />
      ))}
    </>
  )
}

/** The words of a state on the own computer, where nothing is checked or reviewed. */
function localWords({ state, unsent, reason }: Publication, isUnsaved: boolean) {
  const isChanged = isUnsaved || state !== "published"
  if (!unsent)
    return [
      text(isChanged ? "changes.localSaved" : "changes.localPublished"),
      reason ?? text("changes.notConnected"),
    ]
  if (!isChanged && unsent.count === 0) return [text("changes.sent", unsent)]
  return [
    ...(unsent.count > 0 ? [text("changes.unsent", unsent)] : []),
    text("changes.toPublish", unsent),
  ]
}
