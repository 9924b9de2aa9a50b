import { useEffect, type FocusEvent } from "react"
import styled from "styled-components"
import type { Path } from "../../content-model/lib/path"
import type { Issue } from "../../content-model/issues/issues"
import { Details } from "../ui/Disclosure"
import { Stack } from "../ui/layout"
import { colour, radius, space, type } from "../ui/theme"
import { useFileValue, useWorkspace } from "../drafts/useWorkspace"
import { Field } from "./Field"
import { focusField, pathAt, selectExample } from "./parts/focusField"
import { IssueMark } from "./parts/Marks"
import { sectionsOf } from "./parts/sections"
import { FormContext, type Update } from "./parts/types"

type Props = {
  /** A path below content/. */
  file: string
  /** The top-level fields that it shows. Without them, all. */
  fields?: string[]
  /** The field to lead to. A new object leads there again. */
  target: Path
  /** The focus has come to a field, and has left it. */
  onFocusPath: (path: Path) => void
  onLeave: (path: Path) => void
  isShown: (issue: Issue) => boolean
}

/** The form of a file, in sections. Each keystroke changes the workspace. */
export function ItemForm(props: Props) {
  const { file, fields: shown, target, onFocusPath, onLeave, isShown } = props
  const { changeAt } = useWorkspace()
  const value = useFileValue(file)
  const sections = sectionsOf(file, shown)
  useEffect(() => focusField(target), [target])

  const update: Update = (...change) => changeAt(file, ...change)
  const handlePath = (handle: (path: Path) => void) => (event: FocusEvent) => {
    const path = pathAt(event.target)
    if (path) handle(path)
  }

  return (
    <FormContext value={{ file, value, isShown, target, update }}>
      {/* The key of a phone's keyboard that leads to the next field stays in the form. */}
      <Stack
        as="form"
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        onFocus={handlePath(onFocusPath)}
        onFocusCapture={({ target: field }) => selectExample(field)}
        onBlur={handlePath(onLeave)}
      >
        {sections.map(({ name: section, title, fields }, index) => (
          <Section key={section} open={index === 0 || section === "sections"}>
            <summary>
              <h2>{title}</h2> <IssueMark paths={fields.map(([name]) => [name])} />
            </summary>
            <Stack $gap="xl">
              {fields.map(([name, schema]) => (
                <Field key={name} path={[name]} schema={schema} isLabelled={section === name} />
              ))}
            </Stack>
          </Section>
        ))}
      </Stack>
    </FormContext>
  )
}

const Section = styled(Details)`
  padding: 0 ${space.l};
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${colour.panel};

  h2 {
    display: inline;
    font: ${type.heading};
  }

  > div {
    padding-block: ${space.s} ${space.xl};
  }
`
