import { useState } from "react"
import styled from "styled-components"
import { contentTypeOf, type Path } from "../../../content-model/schema/jsonSchema"
import { navigate } from "../../admin/route"
import { Button } from "../../components/Button"
import { below, from, layer, size, space } from "../../components/theme"
import { ItemForm } from "../../form/ItemForm"
import { PagePreview } from "../../preview/PagePreview"
import { useFileValue, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { ConflictPanel } from "../conflict/ConflictPanel"
import { FileProblems } from "./FileProblems"
import { ItemHeader } from "./ItemHeader"
import { NoForm } from "./NoForm"
import { useUndo } from "./useUndo"

type Props = {
  /** A path below content/. */
  file: string
  /** The field to lead to. */
  path: Path
}

/** The form of a file beside its page. */
export function ItemView({ file, path }: Props) {
  const { changeAt } = useWorkspace()
  const value = useFileValue(file)
  const place = `${file} ${path.join(".")}`
  const [shownPlace, setShownPlace] = useState("")
  // The focus goes where it is led. It never leads itself: a press would scroll before its release.
  const [target, setTarget] = useState(path)
  const [focusedPath, setFocusedPath] = useState(path)
  const [isPageShown, setIsPageShown] = useState(false)
  const lead = (led: Path) => {
    setTarget([...led])
    setFocusedPath(led)
  }
  if (place !== shownPlace) {
    setShownPlace(place)
    setTarget(path)
    setFocusedPath(path)
    setIsPageShown(false)
  }
  const replay = useUndo(file, lead)

  const select = (selected: string, selectedPath: Path) => {
    if (!contentTypeOf(selected)) return
    if (selected !== file) return navigate({ view: "edit", file: selected, path: selectedPath })
    lead(selectedPath)
    setIsPageShown(false)
  }
  return (
    <>
      <ItemHeader key={file} file={file} onReplay={replay} />
      <Columns data-side={isPageShown ? "page" : "form"}>
        <div>
          <ConflictPanel file={file} />
          <FileProblems file={file} />
          {value === null ? (
            <NoForm file={file} />
          ) : (
            <ItemForm
              key={file}
              {...{ file, focusedPath, target }}
              onFocusPath={setFocusedPath}
              onLead={lead}
            />
          )}
        </div>
        <PagePreview
          file={file}
          focusedPath={focusedPath}
          onSelect={select}
          onType={(typed, typedPath, words) => changeAt(typed, typedPath, () => words)}
        />
      </Columns>
      <Switch
        look="primary"
        icon={isPageShown ? "square-pen" : "monitor-smartphone"}
        onPress={() => setIsPageShown(!isPageShown)}
      >
        {text(isPageShown ? "item.form" : "item.page")}
      </Switch>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: calc(100dvh - 2 * ${size.bar});

  > :first-child {
    display: grid;
    align-content: start;
    gap: ${space.l};
    padding: ${space.l};
  }

  > :last-child {
    height: calc(100dvh - 2 * ${size.bar});
  }

  ${below.desktop} {
    &[data-side="page"] > :first-child,
    &[data-side="form"] > :last-child {
      display: none;
    }
  }

  ${from.desktop} {
    grid-template-columns: minmax(26rem, 2fr) minmax(0, 3fr);

    > :last-child {
      position: sticky;
      top: calc(2 * ${size.bar});
    }
  }
`

// Switches between form and page where both do not fit beside each other. At the end of the form
// there is room for it and for the button that leads to errors.
const Switch = styled(Button)`
  position: sticky;
  bottom: ${space.l};
  z-index: ${layer.bar};
  display: flex;
  margin: 0 auto ${space.xl};

  ${from.desktop} {
    display: none;
  }
`
