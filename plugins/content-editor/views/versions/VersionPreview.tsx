import { useMemo, useState } from "react"
import styled from "styled-components"
import { Button } from "../../components/Button"
import { PagePreview } from "../../preview/PagePreview"
import { contentValues } from "../../state/contentValues"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"

/** Shows the page with an earlier value of a file. */
export function VersionPreview({ file, value }: { file: string; value: unknown }) {
  const [isOpen, setIsOpen] = useState(false)
  const now = contentValues(useEditorState())
  const values = useMemo(() => new Map(now).set(file, value), [now, file, value])
  const ignore = () => {}
  return (
    <>
      <Button icon="eye" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        {text("versions.look")}
      </Button>
      {isOpen && (
        <Place>
          <PagePreview
            file={file}
            values={values}
            onSelect={ignore}
            onType={ignore}
            onCommand={ignore}
          />
        </Place>
      )}
    </>
  )
}

const Place = styled.div`
  height: 60vh;
`
