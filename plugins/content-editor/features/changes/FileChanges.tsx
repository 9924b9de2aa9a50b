import type { ComponentProps } from "react"
import styled from "styled-components"
import { isPicturePath } from "../../drafts/merge/drafts"
import { useEditorState } from "../../drafts/useWorkspace"
import { imageFinder } from "../../drafts/values/contentValues"
import { maxSinglePictures } from "../../drafts/values/describe"
import { SmallPicture } from "../../form/picture/Thumbnail"
import { Disclosure } from "../../ui/Disclosure"
import { Card, Stack } from "../../ui/layout"
import { radius, space } from "../../ui/theme"
import { text } from "../../ui/words/words"
import { FileChange } from "./FileChange"

type Change = ComponentProps<typeof FileChange>

/** The changes of files. Many pictures fold into one row below the others. */
export function FileChanges({ changes }: { changes: Change[] }) {
  const findImage = imageFinder(useEditorState())
  const pictures = changes.filter(({ file }) => isPicturePath(file))
  const show = (some: Change[]) =>
    some.map((change) => <FileChange key={change.file} {...change} />)
  if (pictures.length <= maxSinglePictures) return show(changes)
  const words = text("changes.pictures", { count: pictures.length })
  return (
    <>
      {show(changes.filter((change) => !pictures.includes(change)))}
      <Card as="article" aria-label={words}>
        <Disclosure
          summary={
            <>
              {words}
              <Row>
                {pictures.map(({ file }) => {
                  const image = findImage(file)
                  return image && <SmallPicture key={file} url={image.url} />
                })}
              </Row>
            </>
          }
        >
          <Stack>{show(pictures)}</Stack>
        </Disclosure>
      </Card>
    </>
  )
}

/* What does not fit is cut off. */
const Row = styled.div`
  display: flex;
  gap: ${space.s};
  margin-top: ${space.s};
  overflow: hidden;

  > img {
    flex: none;
    width: 4rem;
    height: 3rem;
    border-radius: ${radius.small};
    object-fit: cover;
  }
`
