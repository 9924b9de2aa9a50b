import { useEffect, useEffectEvent, useState, type ReactNode } from "react"
import { FileTrigger } from "react-aria-components"
import styled from "styled-components"
import { Button } from "../../components/Button"
import { Notice } from "../../components/Notice"
import { space } from "../../components/theme"
import type { Picture } from "../../state/types"
import { useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { newPicturePath } from "./pictureNames"
import { PictureError, preparePicture } from "./preparePicture"
import { picturesIn } from "./uses"

type Props = {
  /** Gets the prepared pictures by their new paths below content/. */
  onReady: (pictures: Record<string, Picture>) => void
  label?: string
  /** Whether it takes several files, and what is pasted anywhere in the window. */
  isMultiple?: boolean
  /** Other buttons in the same row. */
  children?: ReactNode
}

/** Takes pictures that a person chooses, drops or pastes, and says which cannot be used. */
export function Upload({ onReady, label, isMultiple = false, children }: Props) {
  const { getState } = useWorkspace()
  const [waiting, setWaiting] = useState<File[]>([])
  const [problems, setProblems] = useState<string[]>([])

  async function upload(list: Iterable<File> | null | undefined) {
    const sources = [...(list ?? [])].slice(0, isMultiple ? Infinity : 1)
    const pictures: Record<string, Picture> = {}
    setWaiting(sources)
    setProblems([])
    for (const source of sources) {
      try {
        const { picture, ending } = await preparePicture(source)
        const shown = picturesIn(getState()).map(({ file }) => file)
        // A deleted or renamed picture keeps its name until the next save.
        const saved = Object.keys(getState().snapshot.images)
        const taken = [...shown, ...saved, ...Object.keys(pictures)]
        const file = newPicturePath(source.name, ending, taken)
        pictures[file] = picture
      } catch (error) {
        if (!(error instanceof PictureError)) throw error
        setProblems((all) => [...all, `${source.name} ${error.message}`])
      }
      setWaiting((all) => all.filter((one) => one !== source))
    }
    if (Object.keys(pictures).length > 0) onReady(pictures)
  }

  const handlePaste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    if (clipboardData?.files.length) void upload(clipboardData.files)
  })
  useEffect(() => {
    if (!isMultiple) return
    const listeners = new AbortController()
    addEventListener("paste", (event) => handlePaste(event), { signal: listeners.signal })
    return () => listeners.abort()
  }, [isMultiple])

  return (
    <Area
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void upload(event.dataTransfer.files)
      }}
    >
      <Row>
        <FileTrigger
          acceptedFileTypes={["image/*"]}
          allowsMultiple={isMultiple}
          onSelect={(files) => void upload(files)}
        >
          <Button icon="upload">{label ?? text("pictures.upload")}</Button>
        </FileTrigger>
        {children}
        <div role="status">
          {waiting.map(({ name }, index) => (
            <p key={index}>
              <progress aria-label={name} /> {text("pictures.preparing", { name })}
            </p>
          ))}
        </div>
      </Row>
      {problems.map((problem) => (
        <Notice key={problem} kind="error" role="alert">
          {problem}
        </Notice>
      ))}
    </Area>
  )
}

const Area = styled.div`
  display: grid;
  gap: ${space.s};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`
