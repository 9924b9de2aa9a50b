import { useEffect, useRef, useState } from "react"
import styled, { StyleSheetManager } from "styled-components"
import type { ContentValues } from "../../content-model/content"
import { previewScriptId, previewStylesId } from "../constants"
import { pages, previewTarget } from "./pages"
import type { FindImage } from "./siteData"

type Props = {
  values: ContentValues
  /** The path of the edited file below content/. */
  file: string
  findImage: FindImage
  /** The document of the iframe in which Decap shows the pane. */
  document: Document
}

// The links are in admin/html.ts.
const hrefOf = (id: string) => document.querySelector<HTMLLinkElement>(`#${id}`)?.href

// The page has its own frame: scrolling, keys, width and colour scheme are independent of the editor.
const frameHtml = `<!doctype html>
<link rel="stylesheet" href="${hrefOf(previewStylesId)}">
<body><script type="module" src="${hrefOf(previewScriptId)}"></script>`

/** The page that shows the edited file, as it would be after saving. */
export function PreviewPane({ values, file, findImage, document }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const ownTarget = previewTarget(file, values)
  const [shown, setShown] = useState({ file, target: ownTarget })
  const [isDark, setIsDark] = useState(false)
  const hasNewName = shown.target.target === "" && ownTarget.target !== ""
  if (shown.file !== file || hasNewName) setShown({ file, target: ownTarget })

  const show = () =>
    frame.current?.contentWindow?.showPreview?.({
      values,
      findImage,
      target: shown.target,
      onNavigate: (target) => setShown({ file, target }),
    })
  useEffect(show)

  return (
    <StyleSheetManager target={document.head}>
      <Pane>
        <Page
          ref={frame}
          title="Preview"
          srcDoc={frameHtml}
          onLoad={show}
          // The page in the frame reads this as the visitor's preference.
          style={{ colorScheme: isDark ? "dark" : "light" }}
        />
        <Bar>
          <select
            aria-label="Page"
            value={shown.target.path}
            onChange={({ currentTarget: { value } }) => setShown({ file, target: { path: value } })}
          >
            {pages.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </select>
          <label>
            <input type="checkbox" checked={isDark} onChange={() => setIsDark(!isDark)} />
            Dark
          </label>
        </Bar>
      </Pane>
    </StyleSheetManager>
  )
}

const Pane = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  grid-template-rows: 1fr auto;
`

const Page = styled.iframe`
  width: 100%;
  height: 100%;
  border: 0;
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;
  padding: 0.375rem 0.75rem;
  font:
    0.875rem/1.5 system-ui,
    sans-serif;

  > select {
    font: inherit;
  }
`
