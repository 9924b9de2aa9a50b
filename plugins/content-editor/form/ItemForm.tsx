import { useEffect, useState, type FocusEvent } from "react"
import styled from "styled-components"
import type { Path } from "../../content-model/schema/jsonSchema"
import type { Issue } from "../../content-model/validate/issues"
import { Button } from "../components/Button"
import { Stack } from "../components/layout"
import { MenuButton } from "../components/MenuButton"
import { colour, from, layer, size, space } from "../components/theme"
import { savedValue } from "../state/drafts/drafts"
import { valueAt } from "../state/content/paths"
import { useEditorState, useFileValue, useWorkspace } from "../state/useWorkspace"
import { text } from "../words"
import { Field } from "./Field"
import { focusField, pathAt } from "./parts/focusField"
import { FormSection } from "./parts/FormSection"
import { SearchResult } from "./parts/SearchResult"
import { searchSection, sectionsOf } from "./parts/sections"
import { FormContext } from "./types"

type Props = {
  /** A path below content/. */
  file: string
  /** The field to lead to. A new object leads there again. */
  focusedPath: Path | undefined
  onFocusPath: (path: Path) => void
}

/** The form of a file, in sections. Each keystroke changes the workspace. */
export function ItemForm({ file, focusedPath, onFocusPath }: Props) {
  const { changeAt } = useWorkspace()
  const { snapshot, check, save } = useEditorState()
  const value = useFileValue(file)
  const sections = sectionsOf(file)
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set())
  const [saveAtStart, setSaveAtStart] = useState(save)
  useEffect(() => {
    if (focusedPath) focusField(focusedPath)
  }, [focusedPath])

  const issues = check.blocking.filter((issue) => issue.file === file)
  // After a refused save, `save` is another object and there are issues.
  const showsAll = save !== saveAtStart
  if (showsAll && issues.length === 0) setSaveAtStart(save)
  const saved = savedValue(snapshot, file)
  const isShown = ({ path }: Issue) =>
    showsAll || leftFields.has(path.join(".")) || valueAt(saved, path) !== undefined
  const shownPaths = issues.filter(isShown).map(({ path }) => path)
  const goToNextIssue = () => {
    const current = shownPaths.findIndex((path) => path.join() === focusedPath?.join())
    onFocusPath([...shownPaths[(current + 1) % shownPaths.length]])
  }
  const entries = () =>
    sections.map(({ title, fields: [[first]] }) => ({
      label: title,
      onAction: () => onFocusPath([first]),
    }))
  const handlePath = (handle: (path: Path) => void) => (event: FocusEvent) => {
    const path = pathAt(event.target)
    if (path) handle(path)
  }

  return (
    <FormContext value={{ file, value, isShown, update: (...change) => changeAt(file, ...change) }}>
      <Form
        onFocus={handlePath(onFocusPath)}
        onBlur={handlePath((path) => setLeftFields(new Set(leftFields).add(path.join("."))))}
      >
        {sections.length > 1 && (
          <nav>
            <MenuButton label={text("form.sections")} icon="list" entries={entries} />
          </nav>
        )}
        {sections.map((section) => (
          <FormSection
            key={section.name}
            section={section}
            sections={sections}
            errorPaths={shownPaths}
          >
            {section.fields.map(([name, schema]) => (
              <Field key={name} path={[name]} schema={schema} isLabelled={section.name === name} />
            ))}
            {section.name === searchSection && <SearchResult file={file} value={value} />}
          </FormSection>
        ))}
        {/* The last part of the form, so that it moves no field when it appears. */}
        <div role="status">
          {shownPaths.length > 0 && (
            <Button look="danger" icon="circle-alert" onPress={goToNextIssue}>
              {text("form.errors", { count: shownPaths.length })}
            </Button>
          )}
        </div>
      </Form>
    </FormContext>
  )
}

const Form = styled(Stack)`
  > nav,
  > [role="status"] {
    position: sticky;
    z-index: ${layer.bar - 1};
  }

  > nav {
    top: ${size.bar};
    margin-top: -${space.s};
    padding-block: ${space.s};
    background: ${colour.ground};
  }

  > [role="status"] {
    bottom: 5rem;
    justify-self: end;
  }

  ${from.desktop} {
    > nav {
      top: calc(2 * ${size.bar});
    }

    > [role="status"] {
      bottom: ${space.l};
    }
  }
`
