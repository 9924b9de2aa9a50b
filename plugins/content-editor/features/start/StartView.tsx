import styled from "styled-components"
import { filesOfType, type ContentFile } from "../../../content-model/read/content"
import { model, schemaOf } from "../../../content-model/model/model"
import { timeZoneOfContent } from "../../../content-model/fields/period/shownAt"
import { Button } from "../../ui/Button"
import { navigate } from "../../ui/route"
import { ContentIcon } from "../../ui/Icon"
import { Disclosure } from "../../ui/Disclosure"
import { Cluster, Page } from "../../ui/layout"
import { space } from "../../ui/theme"
import { currentMinute, visibilityOf, type Visibility } from "../../drafts/values/visibility"
import { useContentValues, useWorkspace } from "../../drafts/useWorkspace"
import { LanguageChoice } from "../sign-in/LanguageChoice"
import { text, type WordKey } from "../../ui/words/words"
import { DeletedItems } from "./DeletedItems"
import { ItemList } from "./ItemList"
import { partsOf } from "../../form/parts/fileParts"
import { Row, RowList } from "./RowList"
import { Search } from "../search/Search"
import { Thumbnail, ThumbnailFrame } from "../../form/picture/Thumbnail"

const isCollection = (type: (typeof model.types)[number]) => type.meta()?.files?.includes("*")

/** The choices of the filter, in their order. Without a state, all items. */
const choices: [state: Visibility["state"] | undefined, label: WordKey][] = [
  [undefined, "visibility.all"],
  ["shown", "visibility.shown"],
  ["planned", "visibility.planned"],
  ["over", "visibility.over"],
  ["draft", "visibility.draft"],
  ["hidden", "start.hidden"],
]

type Props = {
  /** The words to search for. */
  find?: string
  /** The state of the items to show. Default: all. */
  show?: string
}

/** All content as the marketer knows it: search, pages, and the items of each type. */
export function StartView({ find = "", show }: Props) {
  const values = useContentValues()
  const { signOut } = useWorkspace().backend
  const collections = model.types.filter(isCollection)
  const single = model.types.filter((type) => !isCollection(type))
  const pages = single.filter((type) => !type.meta()?.parts)
  const divided = single.filter((type) => type.meta()?.parts)
  const now = currentMinute()
  const stateOf = ({ file, value }: ContentFile) =>
    visibilityOf(value, timeZoneOfContent(values), now, schemaOf(file)).state
  const isInState = (state: Visibility["state"]) => (item: ContentFile) => stateOf(item) === state
  const states = collections.flatMap((type) => filesOfType(values, type)).map(stateOf)
  const only = states.find((state) => state === show)
  return (
    <Page $width="80rem" $gap="l">
      <h1 tabIndex={-1}>{text("start.title")}</h1>
      <Search
        query={find}
        onChange={(words) => navigate({ view: "start", find: words, show }, true)}
      />
      {find.trim() === "" && (
        <>
          <Lists>
            <RowList title={text("start.pages")}>
              {pages.map((type) => {
                const { title = "", files: file = "", address } = type.meta() ?? {}
                return (
                  <Row
                    key={file}
                    file={file}
                    title={title}
                    picture={<Thumbnail file={file} value={values.get(file)} />}
                    note={address}
                  />
                )
              })}
            </RowList>
            {divided.map((type) => {
              const { title = "", files: file = "" } = type.meta() ?? {}
              return <Parts key={file} {...{ file, title }} />
            })}
          </Lists>
          {states.some((state) => state !== "shown") && (
            <Cluster role="group" aria-label={text("start.filter")}>
              {choices.map(([state, label]) => {
                const count = states.filter((one) => one === state).length
                return (
                  (!state || count > 0) && (
                    <Button
                      key={label}
                      aria-pressed={state === only}
                      onPress={() => navigate({ view: "start", show: state }, true)}
                    >
                      {text(label)} {state && count}
                    </Button>
                  )
                )
              })}
            </Cluster>
          )}
          <Lists>
            {collections.map((type) => (
              <ItemList key={type.meta()?.id} type={type} isListed={only && isInState(only)} />
            ))}
          </Lists>
          <Disclosure summary={text("start.deletedItems")}>
            <DeletedItems />
          </Disclosure>
        </>
      )}
      {signOut && (
        <Cluster>
          <Button look="quiet" icon="log-out" onPress={signOut}>
            {text("hosts.signOut")}
          </Button>
        </Cluster>
      )}
      <LanguageChoice />
    </Page>
  )
}

/** The parts of a file, each with a form of its own. */
export const Parts = ({ file, title }: { file: string; title: string }) => (
  <RowList title={title}>
    {partsOf(file).map(({ title: name, icon, fields }) => (
      <Row
        key={name}
        {...{ file, fields }}
        title={name}
        picture={
          <ThumbnailFrame>
            <ContentIcon name={icon} />
          </ThumbnailFrame>
        }
      />
    ))}
  </RowList>
)

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(22rem, 34%), 100%), 1fr));
  gap: ${space.l};
`
