import { useState } from "react"
import styled from "styled-components"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { languageOfFile, translationsIn } from "../../../content-model/languages/languages"
import { mostSimilar } from "../../../content-model/languages/mostSimilar"
import { listAt } from "../../../content-model/lib/path"
import { useContentValues, useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { Button } from "../../ui/Button"
import { Disclosure } from "../../ui/Disclosure"
import { FieldIssue, Hint, Label, TextArea } from "../../ui/fields"
import { Stack } from "../../ui/layout"
import { space } from "../../ui/theme"
import { text } from "../../ui/words/words"

type Props = {
  /** The file of a language, below content/. */
  file: string
  /** Somebody translates the texts of this file. */
  onPlace: (place: string) => void
}

/** The texts of the site, by the file in which they stand, each above its translation. */
export function TranslationForm({ file, onPlace }: Props) {
  const values = useContentValues()
  const { changeAt } = useWorkspace()
  // What was translated when somebody asked for the rest: a text that is being translated stays.
  const [hidden, setHidden] = useState<ReadonlySet<string>>()
  const { missing, sources } = languageOfFile(file, values.get(file), values)
  const known = namesOf(sources.values())
  const untranslated = namesOf(missing.values())
  const entries = translationsIn(values.get(file))
  const old = entries.filter(({ source }) => !known.has(source))
  const remove = (index: number) =>
    changeAt(file, ["texts"], (list) => listAt(list).filter((_, at) => at !== index))
  const handleFilter = () =>
    setHidden(hidden ? undefined : new Set([...known].filter((one) => !untranslated.has(one))))
  return (
    <Stack>
      <div>
        <Button aria-pressed={hidden !== undefined} onPress={handleFilter}>
          {text("languages.onlyMissing", { count: untranslated.size })}
        </Button>
      </div>
      {[...sources].map(([place, texts]) => {
        const own = [...namesOf([texts])]
        const shown = own.filter((source) => !hidden?.has(source))
        const count = own.length - namesOf([missing.get(place) ?? []]).size
        const title = titleOf(place, values.get(place))
        const summary = text("languages.progress", { title, count, total: own.length })
        if (shown.length === 0) return null
        return (
          <Disclosure key={place} summary={summary}>
            <Texts onFocus={() => onPlace(place)}>
              {shown.map((source) => (
                <Text key={source} {...{ file, place, source, entries, old, remove }} />
              ))}
            </Texts>
          </Disclosure>
        )
      })}
      {old.length > 0 && (
        <Disclosure summary={text("languages.old", { count: old.length })}>
          <Texts>
            {old.map((entry) => (
              <li key={entry.source}>
                <Former {...entry} />
                <Button icon="trash" onPress={() => remove(entries.indexOf(entry))}>
                  {text("languages.delete")}
                </Button>
              </li>
            ))}
          </Texts>
        </Disclosure>
      )}
    </Stack>
  )
}

const namesOf = (lists: Iterable<{ text: string }[]>) =>
  new Set([...lists].flat().map((source) => source.text))

type Entry = ReturnType<typeof translationsIn>[number]

type TextProps = {
  file: string
  /** The file with the text. */
  place: string
  source: string
  entries: Entry[]
  /** The translations of texts that the site no longer has. */
  old: Entry[]
  /** Removes the entry at an index. */
  remove: (index: number) => void
}

/** A text above its translation. One that has changed has its former translation below, to keep it. */
function Text({ file, place, source, entries, old, remove }: TextProps) {
  const { changeAt } = useWorkspace()
  const { issues } = useEditorState().check
  const own = entries.filter((entry) => entry.source === source)
  const entry = own.find(({ onlyIn }) => onlyIn === place) ?? own.find(({ onlyIn }) => !onlyIn)
  const index = entry ? entries.indexOf(entry) : entries.length
  const former = entry
    ? undefined
    : mostSimilar(
        source,
        old.map((one) => one.source),
      )
  const formerIndex = entries.findIndex((one) => one.source === former)
  const handleChange = (translation: string) => {
    if (!entry) changeAt(file, ["texts", index], () => ({ source, translation }))
    else if (translation === "") remove(index)
    else changeAt(file, ["texts", index, "translation"], () => translation)
  }
  return (
    <li>
      <Label>
        {source}
        <TextArea
          dir="auto"
          value={entry?.translation ?? ""}
          onChange={({ target }) => handleChange(target.value)}
        />
      </Label>
      {issues
        .filter((issue) => issue.file === file && issue.path[1] === index)
        .map(({ message, severity }) => (
          <FieldIssue key={message} $isError={severity === "error"}>
            {message}
          </FieldIssue>
        ))}
      {former !== undefined && (
        <>
          <Former {...entries[formerIndex]} />
          <Button onPress={() => changeAt(file, ["texts", formerIndex, "source"], () => source)}>
            {text("languages.keep")}
          </Button>
        </>
      )}
    </li>
  )
}

/** A text that the site no longer has, and its translation. */
const Former = ({ source, translation }: Entry) => (
  <>
    <Hint>{text("languages.was", { words: source })}</Hint>
    <p dir="auto">{translation}</p>
  </>
)

const Texts = styled(Stack).attrs({ as: "ul", $gap: "l" })`
  padding: ${space.m} 0;

  label {
    font-weight: 400;
    white-space: pre-line;
  }

  button {
    margin-top: ${space.s};
  }

  textarea {
    min-height: 3rem;
  }
`
