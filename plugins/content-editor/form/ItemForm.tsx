import { useEffect, useState, type FocusEvent } from "react"
import styled from "styled-components"
import type { Path } from "../../content-model/schema/jsonSchema"
import type { Issue } from "../../content-model/validate/issues"
import { Button } from "../components/Button"
import { Details } from "../components/Disclosure"
import { FieldIssue } from "../components/fields"
import { Stack } from "../components/layout"
import { MenuButton } from "../components/MenuButton"
import { colour, from, layer, radius, size, space, type } from "../components/theme"
import { savedValue } from "../state/drafts/drafts"
import { valueAt } from "../state/content/paths"
import { useEditorState, useFileValue, useWorkspace } from "../state/useWorkspace"
import { text } from "../words"
import { Destinations } from "./DestinationField"
import { Field } from "./Field"
import { focusField, pathAt } from "./parts/focusField"
import { SearchResult } from "./parts/SearchResult"
import { searchSection, sectionsOf } from "./parts/sections"
import { FormContext, type Update } from "./types"

type Props = {
  /** A path below content/. */
  file: string
  /** The field that has or had the focus last. */
  focusedPath: Path
  onFocusPath: (path: Path) => void
  /** The field to lead to. A new object leads there again. */
  target: Path
  onLead: (path: Path) => void
}

/** The form of a file, in sections. Each keystroke changes the workspace. */
export function ItemForm({ file, focusedPath, onFocusPath, target, onLead }: Props) {
  const { changeAt } = useWorkspace()
  const { snapshot, check, save } = useEditorState()
  const value = useFileValue(file)
  const sections = sectionsOf(file)
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set())
  const [saveAtStart, setSaveAtStart] = useState(save)
  useEffect(() => focusField(target), [target])

  const update: Update = (...change) => changeAt(file, ...change)
  const issues = check.blocking.filter((issue) => issue.file === file)
  // After a refused save, `save` is another object and there are issues.
  const showsAll = save !== saveAtStart
  if (showsAll && issues.length === 0) setSaveAtStart(save)
  const isSaved = (path: Path) => valueAt(savedValue(snapshot, file), path) !== undefined
  const isShown = ({ path }: Issue) => showsAll || leftFields.has(path.join(".")) || isSaved(path)
  const shownPaths = issues.filter(isShown).map(({ path }) => path)
  const goToNextIssue = () => {
    const current = shownPaths.findIndex((path) => path.join() === focusedPath.join())
    onLead(shownPaths[(current + 1) % shownPaths.length])
  }
  const entries = () =>
    sections.map(({ title, fields: [[first]] }) => ({
      label: title,
      onAction: () => onLead([first]),
    }))
  const handlePath = (handle: (path: Path) => void) => (event: FocusEvent) => {
    const path = pathAt(event.target)
    if (path) handle(path)
  }

  return (
    <FormContext value={{ file, value, isShown, target, onLead, update }}>
      <Form
        onFocus={handlePath(onFocusPath)}
        onBlur={handlePath((path) => setLeftFields(new Set(leftFields).add(path.join("."))))}
      >
        {sections.length > 1 && (
          <nav>
            <MenuButton label={text("form.sections")} icon="list" entries={entries} />
          </nav>
        )}
        {sections.map(({ name: section, title, fields }, index) => (
          <Section key={section} open={index === 0 || section === "sections"}>
            <summary>
              <h2>{title}</h2>
            </summary>
            <Stack $gap="xl">
              {fields.map(([name, schema]) => (
                <Field key={name} path={[name]} schema={schema} isLabelled={section === name} />
              ))}
              {section === searchSection && <SearchResult file={file} value={value} />}
            </Stack>
          </Section>
        ))}
        <Destinations />
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
  }
`

const Section = styled(Details)`
  padding: 0 ${space.l};
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${colour.panel};

  > summary {
    scroll-margin-top: 8rem;
  }

  h2 {
    display: inline;
    font: ${type.heading};
  }

  &:has(${FieldIssue}) h2::after {
    content: " ●" / "";
  }

  > div {
    padding-block: ${space.s} ${space.xl};
  }
`
