import { useMemo } from "react"
import styled from "styled-components"
import { PagePreview } from "../../preview/PagePreview"
import { contentValues } from "../../state/contentValues"
import { useEditorState } from "../../state/useWorkspace"

const ignore = () => {}

/** Shows the page with an earlier value of a file. */
export function VersionPreview({ file, value }: { file: string; value: unknown }) {
  const now = contentValues(useEditorState())
  const values = useMemo(() => new Map(now).set(file, value), [now, file, value])
  return (
    <Place>
      <PagePreview {...{ file, values }} onSelect={ignore} onType={ignore} onCommand={ignore} />
    </Place>
  )
}

const Place = styled.div`
  height: 60vh;
`
