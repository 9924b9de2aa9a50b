import { useEffect, useState } from "react"
import styled from "styled-components"
import type { Path } from "../../content-model/schema/jsonSchema"
import type { Issue } from "../../content-model/validate/issues"
import { Button } from "../components/Button"
import { MenuButton } from "../components/MenuButton"
import { space } from "../components/theme"
import { labelOf, messageOf } from "../state/describe"
import { savedText, savedValue, valueOf } from "../state/drafts"
import { valueAt, withValueAt } from "../state/paths"
import { useEditorState, useFileValue, useWorkspace } from "../state/useWorkspace"
import { text } from "../words"
import { Field } from "./Field"
import { focusField, pathAt } from "./parts/focusField"
import { BottomBar, TopBar } from "./parts/FormBars"
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
  const workspace = useWorkspace()
  const { snapshot, check, save } = useEditorState()
  const value = useFileValue(file)
  const sections = sectionsOf(file)
  const sectionAt = (path: Path) =>
    sections.find(({ fields }) => fields.some(([name]) => name === path[0]))?.name ?? ""
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([sections[0].name]))
  const [shownPath, setShownPath] = useState<Path>()
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set())
  const [saveAtStart, setSaveAtStart] = useState<typeof save | undefined>(save)
  if (focusedPath && focusedPath !== shownPath) {
    setShownPath(focusedPath)
    setOpen(new Set(open).add(sectionAt(focusedPath)))
  }
  useEffect(() => {
    if (shownPath) focusField(shownPath)
  }, [shownPath])

  const issues = check.blocking.filter((issue) => issue.file === file)
  // After a refused save, `save` is another object and there are issues.
  const showsAll = save !== saveAtStart
  if (showsAll && issues.length === 0) setSaveAtStart(save)
  const saved = savedValue(snapshot, file)
  const isShown = ({ path }: Issue) =>
    showsAll || leftFields.has(path.join(".")) || valueAt(saved, path) !== undefined
  const shownIssues = issues.filter(isShown)
  const errorCount = (name: string) =>
    shownIssues.filter(({ path }) => sectionAt(path) === name).length
  const update = (path: Path, change: (value: unknown) => unknown) => {
    const { snapshot: loaded, drafts } = workspace.getState()
    const current = valueOf(loaded, drafts, file)
    workspace.change({ [file]: withValueAt(current, path, change(valueAt(current, path))) }, file)
  }
  const toggle = (name: string, isOpen: boolean) => {
    const others = [...open].filter((one) => one !== name)
    if (isOpen !== open.has(name)) setOpen(new Set(isOpen ? [...others, name] : others))
  }

  return (
    <FormContext value={{ update, isShown }}>
      <Form
        onFocus={({ target }) => {
          const path = pathAt(target)
          if (path) onFocusPath(path)
        }}
        onBlur={({ target }) => {
          const path = pathAt(target)
          if (path) setLeftFields(new Set(leftFields).add(path.join(".")))
        }}
      >
        {sections.length > 1 && (
          <TopBar>
            <MenuButton
              label={text("form.sections")}
              icon="list"
              placement="bottom start"
              entries={sections.map(({ title, fields: [[first]] }) => ({
                label: title,
                onAction: () => onFocusPath([first]),
              }))}
            />
          </TopBar>
        )}
        {sections.map((section) => (
          <FormSection
            key={section.name}
            file={file}
            section={section}
            value={value}
            isOnly={sections.length === 1}
            errorCount={errorCount(section.name)}
            isOpen={open.has(section.name)}
            onToggle={(isOpen) => toggle(section.name, isOpen)}
          >
            {section.fields.map(([name, schema]) => (
              <Field
                key={name}
                file={file}
                path={[name]}
                schema={schema}
                value={valueAt(value, [name])}
                isLabelled={section.name === name}
              />
            ))}
            {section.name === searchSection && <SearchResult file={file} value={value} />}
          </FormSection>
        ))}
        <BottomBar role="status">
          {shownIssues.length > 0 && (
            <MenuButton
              label={text("form.errors", { count: shownIssues.length })}
              icon="circle-alert"
              look="danger"
              placement="top end"
              entries={shownIssues.map((issue) => ({
                label: labelOf(file, issue.path),
                description: messageOf(issue),
                onAction: () => onFocusPath([...issue.path]),
              }))}
            />
          )}
          {savedText(snapshot, file) === null && issues.length > shownIssues.length && (
            <Button icon="list-checks" onPress={() => setSaveAtStart(undefined)}>
              {text("form.showMissing")}
            </Button>
          )}
        </BottomBar>
      </Form>
    </FormContext>
  )
}

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`
