import type { ReactNode } from "react"
import styled from "styled-components"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { addressOf } from "../../admin/route"
import { colour, radius, space, type } from "../../components/theme"
import { imageFinder } from "../../state/contentValues"
import { fieldChanges, labelOf, titleOf, type FieldChange } from "../../state/describe"
import { isPicturePath } from "../../state/drafts"
import { textsIn } from "../../state/items/textsIn"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"
import { FieldDiff, Pictures } from "./FieldDiff"

type Props = {
  file: string
  /** Null if the file does not exist. */
  before: unknown
  after: unknown
  /** Buttons for the whole file. */
  actions?: ReactNode
  /** Buttons for one field. */
  fieldActions?: (change: FieldChange) => ReactNode
  children?: ReactNode
}

/** The change of a file in words: each text before and after. */
export function FileChange({ file, before, after, actions, fieldActions, children }: Props) {
  const isChanged = before !== null && after !== null
  const href = addressOf({ view: "edit", file, path: [] })
  const title = isPicturePath(file) ? file.slice("images/".length) : titleOf(file, after ?? before)
  return (
    <Card>
      <Top>
        <h3>{after === null || isPicturePath(file) ? title : <a href={href}>{title}</a>}</h3>
        {!isChanged && <Kind>{text(before === null ? "changes.new" : "changes.gone")}</Kind>}
        {actions && <Buttons>{actions}</Buttons>}
      </Top>
      {children}
      {isPicturePath(file) ? (
        <PictureChange file={file} after={after} />
      ) : (
        <Fields>
          {changesOf(file, before, after).map((change) => (
            <li key={change.path.join(".")}>
              <div>
                <FieldName file={file} path={change.path} isLink={after !== null}>
                  {change.label}
                </FieldName>
                <FieldDiff before={change.before} after={change.after} />
              </div>
              {isChanged && fieldActions?.(change)}
            </li>
          ))}
        </Fields>
      )}
    </Card>
  )
}

/** The fields that differ; of a new or a deleted file all texts. */
function changesOf(file: string, before: unknown, after: unknown): FieldChange[] {
  if (before !== null && after !== null) return fieldChanges(file, before, after)
  const side = before === null ? "after" : "before"
  return textsIn(file, before ?? after).map(({ path, text: words }) => ({
    path,
    label: labelOf(file, path),
    before: undefined,
    after: undefined,
    [side]: words,
  }))
}

type NameProps = { file: string; path: Path; isLink: boolean; children: ReactNode }

const FieldName = ({ file, path, isLink, children }: NameProps) => (
  <Name>
    {isLink ? <a href={addressOf({ view: "edit", file, path })}>{children}</a> : children}
  </Name>
)

function PictureChange({ file, after }: { file: string; after: unknown }) {
  const state = useEditorState()
  const saved = state.snapshot.images
  const url =
    after === null ? Object.hasOwn(saved, file) && saved[file].url : imageFinder(state)(file)?.url
  return url ? (
    <Pictures>
      <img src={url} alt="" />
    </Pictures>
  ) : null
}

const Card = styled.article`
  display: grid;
  gap: ${space.m};
  padding: ${space.l};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.panel};
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};

  > h3 {
    font: ${type.heading};
  }
`

const Kind = styled.span`
  color: ${colour.muted};
  font: ${type.small};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: auto;
`

const Fields = styled.ul`
  display: grid;
  gap: ${space.m};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
  }

  > li > div {
    flex: 1 1 16rem;
  }
`

const Name = styled.div`
  font: ${type.small};

  &,
  > a {
    color: ${colour.muted};
  }
`
