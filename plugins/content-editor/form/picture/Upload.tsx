import { useEffect, useState, type ReactNode } from "react"
import { FileTrigger } from "react-aria-components/FileTrigger"
import { Button } from "../../ui/Button"
import { Cluster, Stack } from "../../ui/layout"
import { Notice } from "../../ui/Notice"
import type { Picture } from "../../drafts/content/types"
import { useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { newPicturePath } from "./pictureNames"
import { PictureError, preparePicture } from "./preparePicture"

type Props = {
  /** Gets the prepared pictures by their new paths below content/, in their order. */
  onReady: (pictures: Record<string, Picture>) => void
  label?: string
  /** Whether it takes several files. */
  isMultiple?: boolean
  /** Whether it takes what is pasted anywhere in the window. */
  takesPasted?: boolean
  /** What is shown below the buttons. Pictures can be dropped there, too. */
  below?: ReactNode
  /** Other buttons in the same row. */
  children?: ReactNode
}

/** Whether a clipboard has words that are not the name of its file. Spreadsheets add a picture of them. */
const hasOwnWords = (data: DataTransfer) => {
  const words = data.getData("text/plain").trim()
  return words !== "" && [...data.files].every(({ name }) => !words.includes(name))
}

/** Uploads run one after the other, so that no two give the same name. */
let lastUpload = Promise.resolve()

/** Takes pictures that a person chooses, drops or pastes, and says which cannot be used. */
export function Upload({ onReady, label, isMultiple = false, takesPasted, ...parts }: Props) {
  const { getState } = useWorkspace()
  const [progress, setProgress] = useState<{ name: string; place: number; count: number }>()
  const [problems, setProblems] = useState<string[]>([])

  async function upload(chosen: File[]) {
    const sources = isMultiple ? chosen : chosen.slice(0, 1)
    const pictures: Record<string, Picture> = {}
    const found = chosen
      .slice(sources.length)
      .map(({ name }) => `${name} ${text("pictures.onlyOne")}`)
    for (const [index, source] of sources.entries()) {
      const { name } = source
      setProgress({ name, place: index + 1, count: sources.length })
      try {
        const { picture, ending } = await preparePicture(source)
        const { snapshot, drafts } = getState()
        // A deleted or renamed picture keeps its name until the next save.
        const taken = [snapshot.images, pictures].flatMap(Object.keys)
        pictures[newPicturePath(name, ending, [...taken, ...drafts.keys()])] = picture
      } catch (error) {
        const why = error instanceof PictureError ? error.message : text("pictures.unreadable")
        found.push(`${name} ${why}`)
      }
    }
    setProgress(undefined)
    setProblems(found)
    if (Object.keys(pictures).length > 0) onReady(pictures)
  }

  function add(list: Iterable<File> | null | undefined) {
    const chosen = [...(list ?? [])]
    if (chosen.length === 0) return
    const run = () => upload(chosen)
    lastUpload = lastUpload.then(run, run)
  }

  useEffect(() => {
    const handlePaste = ({ clipboardData }: ClipboardEvent) => {
      if (takesPasted && clipboardData && !hasOwnWords(clipboardData)) add(clipboardData.files)
    }
    // The browser asks before a reload, which would lose what is not prepared yet.
    const askFirst = (event: Event) => progress && event.preventDefault()
    addEventListener("paste", handlePaste)
    addEventListener("beforeunload", askFirst)
    return () => {
      removeEventListener("paste", handlePaste)
      removeEventListener("beforeunload", askFirst)
    }
  })

  return (
    <Stack
      $gap="s"
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={(event) => {
        const { files } = event.dataTransfer
        if (files.length === 0) return // words are the browser's
        event.preventDefault()
        event.stopPropagation()
        add(files)
      }}
    >
      <Cluster>
        <FileTrigger acceptedFileTypes={["image/*"]} allowsMultiple={isMultiple} onSelect={add}>
          <Button icon="upload">{label ?? text("pictures.upload")}</Button>
        </FileTrigger>
        {parts.children}
        <div role="status">{progress && <p>{text("pictures.preparing", progress)}</p>}</div>
      </Cluster>
      {problems.map((problem, index) => (
        <Notice key={index} kind="error" role="alert">
          {problem}
        </Notice>
      ))}
      {parts.below}
    </Stack>
  )
}
