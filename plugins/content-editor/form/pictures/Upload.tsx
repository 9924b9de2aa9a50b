import { useEffect, useState, type ReactNode } from "react"
import { FileTrigger } from "react-aria-components"
import { Button } from "../../ui/Button"
import { Cluster, Stack } from "../../ui/layout"
import { Notice } from "../../ui/Notice"
import type { Picture } from "../../drafts/content/types"
import { useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { newPicturePath } from "./pictureNames"
import { PictureError, preparePicture } from "./preparePicture"

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
        const { snapshot, drafts } = getState()
        // A deleted or renamed picture keeps its name until the next save.
        const names = [snapshot.images, Object.fromEntries(drafts), pictures].flatMap(Object.keys)
        pictures[newPicturePath(source.name, ending, names)] = picture
      } catch (error) {
        if (!(error instanceof PictureError)) throw error
        setProblems((all) => [...all, `${source.name} ${error.message}`])
      }
      setWaiting((all) => all.filter((one) => one !== source))
    }
    if (Object.keys(pictures).length > 0) onReady(pictures)
  }

  useEffect(() => {
    const handlePaste = ({ clipboardData }: ClipboardEvent) => {
      if (isMultiple && clipboardData?.files.length) void upload(clipboardData.files)
    }
    addEventListener("paste", handlePaste)
    return () => removeEventListener("paste", handlePaste)
  })

  return (
    <Stack
      $gap="s"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void upload(event.dataTransfer.files)
      }}
    >
      <Cluster>
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
      </Cluster>
      {problems.map((problem) => (
        <Notice key={problem} kind="error" role="alert">
          {problem}
        </Notice>
      ))}
    </Stack>
  )
}
