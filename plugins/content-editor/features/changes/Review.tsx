import { contentValues } from "../../drafts/values/contentValues"
import { placeOf } from "../../drafts/values/describe"
import { useEditorState } from "../../drafts/useWorkspace"
import { CommentThread } from "../../form/parts/CommentThread"
import { Hint } from "../../ui/fields"
import { addressOf } from "../../ui/route"
import { formatTime } from "../../ui/words/formatTime"
import { text } from "../../ui/words/words"

/** The preview and the comments of a change that waits, or since when the published site is live. */
export function Review() {
  const state = useEditorState()
  const { activity, activityProblem: problem } = state
  const { threads = [], preview, liveSince, publishedAt } = activity ?? {}
  const time = liveSince ?? publishedAt
  return (
    <>
      {preview && (
        <a href={preview} target="_blank" rel="noreferrer">
          {text("changes.preview")}
        </a>
      )}
      {time && (
        <p>
          {text(liveSince ? "changes.live" : "changes.publishedAt", { time: formatTime(time) })}
        </p>
      )}
      {problem && <Hint role="status">{text("comments.notRead", { problem })}</Hint>}
      {threads.length > 0 && <h3>{text("comments.heading")}</h3>}
      {threads.map((thread) => {
        const { file, path, url } = thread
        return (
          <div key={url}>
            {file && (
              <a href={addressOf({ view: "edit", file, path })}>
                {placeOf({ file, path }, contentValues(state).get(file))}
              </a>
            )}
            <CommentThread thread={thread} />
          </div>
        )
      })}
    </>
  )
}
