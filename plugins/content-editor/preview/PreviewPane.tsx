import { useEffect, useRef, useState } from "react"
import styled, { StyleSheetManager } from "styled-components"
import { pages, previewTarget } from "./pages"
import type { Contents, PictureOf } from "./siteData"

type Props = {
  contents: Contents
  /** The path of the edited file below content/. */
  file: string
  pictureOf: PictureOf
  /** The document of the pane that this is shown in. */
  document: Document
}

// See page.ts.
const hrefOf = (link: string) => document.querySelector<HTMLLinkElement>(link)?.href

// The page has a window to itself, as on the site: its scrolling, keys, width and colour scheme are
// its own, and nothing of it reaches the editor.
const pageDocument = `<!doctype html>
<link rel="stylesheet" href="${hrefOf("#preview-styles")}">
<body><script type="module" src="${hrefOf("#preview-script")}"></script>`

/** The page on which the edited file shows, as it would be after saving. */
export function PreviewPane({ contents, file, pictureOf, document }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const own = previewTarget(file, contents)
  const [shown, setShown] = useState({ file, place: own })
  const [isDark, setIsDark] = useState(false)
  const isNamedNow = shown.place.target === "" && own.target !== ""
  if (shown.file !== file || isNamedNow) setShown({ file, place: own })

  const show = () =>
    frame.current?.contentWindow?.showPreview?.({
      contents,
      pictureOf,
      place: shown.place,
      onVisit: (place) => setShown({ file, place }),
    })
  useEffect(show)

  return (
    <StyleSheetManager target={document.head}>
      <Pane>
        <Page
          ref={frame}
          title="Preview"
          srcDoc={pageDocument}
          onLoad={show}
          // The page in it takes this for what the visitor prefers.
          style={{ colorScheme: isDark ? "dark" : "light" }}
        />
        <Bar>
          <select
            aria-label="Page"
            value={shown.place.path}
            onChange={({ target }) => setShown({ file, place: { path: target.value } })}
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
