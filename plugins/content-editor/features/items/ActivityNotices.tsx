import { labelOf } from "../../../content-model/compare/fieldChanges"
import { useActivity } from "../../drafts/useWorkspace"
import { Notice } from "../../ui/Notice"
import { addressOf } from "../../ui/route"
import { text } from "../../ui/words/words"

/** Who else has an open change to a file, and where reviewers comment on it. */
export function ActivityNotices({ file }: { file: string }) {
  const { others, threads } = useActivity(file)
  return (
    <>
      {others.map(({ account, title, url }) => (
        <Notice key={url} kind="info">
          <p>{text("others.change", { account })}</p>
          <a href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        </Notice>
      ))}
      {threads.length > 0 && (
        <Notice kind="info">
          <p>{text("comments.count", { count: threads.length })}</p>
          {threads.map(({ path, url }) => {
            const address = addressOf(
              path.length > 0 ? { view: "edit", file, path } : { view: "changes" },
            )
            return (
              <a key={url} href={address}>
                {labelOf(file, path) || text("changes.title")}
              </a>
            )
          })}
        </Notice>
      )}
    </>
  )
}
