import { useDeferredValue, useEffect, useId, useRef, useState } from "react"
import styled from "styled-components"
import type { ContentValues } from "../../content-model/read/content"
import type { Path } from "../../content-model/lib/path"
import { localTimeOf, startOf } from "../../content-model/time/instants"
import { timeZoneOfContent } from "../../content-model/fields/period/shownAt"
import { Select } from "../ui/fields"
import { MomentField } from "../ui/MomentField"
import { colour, depth } from "../ui/theme"
import { contentValues, imageFinder } from "../drafts/values/contentValues"
import { useEditorState } from "../drafts/useWorkspace"
import { previewPath } from "../lib/constants"
import { currentMinute } from "../drafts/values/visibility"
import { text } from "../ui/words/words"
import { AbsenceNote } from "./AbsenceNote"
import { pagesIn, pathShowing } from "./pages"
import type { View } from "./Preview"
import { Toolbar, useChoice } from "./Toolbar"

type Props = {
  /** The file in the form, below content/. */
  file: string
  /** The field in focus, which is marked in the page. */
  focusedPath?: Path
  /** A person clicked on what shows a field. */
  onSelect?: (file: string, path: Path) => void
  /** What a person typed in the page itself. */
  onType?: (file: string, path: Path, value: string) => void
  /** Other values to show instead of the drafts, such as those of an earlier version. */
  values?: ContentValues
}

const src = `.${previewPath}`
const retryPauseMs = 2000
const widthsPx = { desktop: 1280, tablet: 768, phone: 360 }

/** The page that shows the edited file, as it would be after saving. */
export function PreviewPane({ file, focusedPath = [], values, onSelect, onType }: Props) {
  const state = useDeferredValue(useEditorState())
  const all = values ?? contentValues(state)
  const [device, devices] = useChoice(
    ["desktop", "tablet", "phone"],
    innerWidth < widthsPx.tablet ? "phone" : "desktop",
  )
  const [scheme, schemes] = useChoice(["light", "dark"], "light")
  const timeZone = timeZoneOfContent(all)
  const dateId = useId()
  const [chosen, setChosen] = useState<string>()
  const now = currentMinute()
  // A day alone is meant as visitors see it, not as its night.
  const instant = chosen
    ? startOf(chosen.includes("T") ? chosen : `${chosen}T12:00`, timeZone)
    : now
  const { path, choosePath, noteClick } = usePath(file)

  const periodAt = focusedPath.indexOf("shown")
  const frame = useFrame({
    values: all,
    instant,
    findImage: imageFinder(state),
    path,
    // The period of a section is that of all its words.
    focused: { file, path: focusedPath.slice(0, periodAt < 0 ? undefined : periodAt) },
    onSelect: (field) => {
      noteClick(field.file)
      onSelect?.(field.file, field.path)
    },
    onType: values ? undefined : (field, words) => onType?.(field.file, field.path, words),
  })
  return (
    <Pane aria-label={text("preview.title")}>
      <Toolbar>
        <Select
          aria-label={text("preview.page")}
          value={path}
          onChange={({ currentTarget }) => choosePath(currentTarget.value)}
        >
          {pagesIn(all).map((page) => (
            <option key={page.path} value={page.path}>
              {page.title}
            </option>
          ))}
        </Select>
        <label htmlFor={dateId}>{text("preview.date")}</label>
        <MomentField
          value={chosen}
          schema={{ $ref: "Moment" }}
          label={text("preview.date")}
          onChange={setChosen}
          attributes={{ id: dateId }}
        />
        <div role="group" aria-label={text("preview.width")}>
          {devices}
        </div>
        <div role="group" aria-label={text("preview.scheme")}>
          {schemes}
        </div>
      </Toolbar>
      <AbsenceNote
        {...{ values: all, file, path: focusedPath, instant }}
        onLook={(day) => setChosen(localTimeOf(day, timeZone))}
      />
      <Stage>
        <Frame
          {...frame}
          title={text("preview.title")}
          // The page in the frame reads the scheme as the visitor's preference.
          style={{ width: widthsPx[device], colorScheme: scheme }}
          $widthPx={widthsPx[device]}
        />
      </Stage>
    </Pane>
  )
}

/** The path of the page to show: of that which shows the file, unless a person chose another one. */
function usePath(file: string) {
  const [shown, setShown] = useState({ file, path: pathShowing(file), clickedFile: "" })
  const { path, clickedFile } = shown
  // After a click on a text of another file, the page stays where it is.
  if (shown.file !== file)
    setShown({ file, path: clickedFile === file ? path : pathShowing(file), clickedFile: "" })
  const choosePath = (chosen: string) => setShown({ file, path: chosen, clickedFile })
  const noteClick = (clicked: string) => setShown({ file, path, clickedFile: clicked })
  return { path, choosePath, noteClick }
}

/** The attributes of the frame that shows a view, as soon as it can be loaded. */
function useFrame(view: View) {
  const ref = useRef<HTMLIFrameElement>(null)
  // Without the server, the frame shows an error page of the browser, whose window must not be read.
  const show = () => ref.current?.contentDocument?.defaultView?.showPreview?.(view)
  useEffect(show)
  const onLoad = () => {
    if (ref.current?.contentDocument) show()
    else setTimeout(() => ref.current?.setAttribute("src", src), retryPauseMs)
  }
  return { ref, src, onLoad }
}

const Pane = styled.section`
  display: grid;
  grid-template-rows: auto auto 1fr;
  height: 100%;
`

const Stage = styled.div`
  position: relative;
  container-type: size;
  overflow: hidden;
`

/*
 * Has its real width, and is scaled down where there is less space. The tangent removes the unit.
 * WebKit computes atan2 of container units wrongly; a registered property makes pixels of them.
 */
const Frame = styled.iframe<{ $widthPx: number }>`
  @property --stage-width {
    syntax: "<length>";
    inherits: false;
    initial-value: 0px;
  }

  --stage-width: 100cqw;
  --scale: min(1, tan(atan2(var(--stage-width), ${({ $widthPx }) => $widthPx}px)));
  position: absolute;
  left: max(0px, (100cqw - ${({ $widthPx }) => $widthPx}px) / 2);
  height: calc(100cqh / var(--scale));
  border: 0;
  background: ${colour.panel};
  box-shadow: ${depth.high};
  transform: scale(var(--scale));
  transform-origin: 0 0;
`
