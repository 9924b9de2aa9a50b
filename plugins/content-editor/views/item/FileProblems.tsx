import { Notice } from "../../components/Notice"
import { messageOf } from "../../state/content/describe"
import { useEditorState } from "../../state/useWorkspace"

/** What hinders saving a file as a whole, such as its name. No field of the form shows it. */
export function FileProblems({ file }: { file: string }) {
  const { blocking } = useEditorState().check
  const problems = blocking.filter((issue) => issue.file === file && issue.path.length === 0)
  if (problems.length === 0) return null
  return (
    <Notice kind="error" role="status">
      {problems.map((issue) => (
        <p key={issue.message}>
          content/{file}: {messageOf(issue)}
        </p>
      ))}
    </Notice>
  )
}
