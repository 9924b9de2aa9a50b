import { useState } from "react"
import styled from "styled-components"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { languageOfFile, translationsIn } from "../../../content-model/languages/languages"
import { mostSimilar } from "../../../content-model/languages/mostSimilar"
import { useContentValues, useWorkspace } from "../../drafts/useWorkspace"
import { Button } from "../../ui/Button"
import { Disclosure } from "../../ui/Disclosure"
import { Hint, Label, TextArea } from "../../ui/fields"
import { Cluster, Stack } from "../../ui/layout"
import { space } from "../../ui/theme"
import { text } from "../../ui/words/words"

type Props = {
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
  const { tag, find, missing, sources } = languageOfFile(file, values.get(file), values)
  const entries = translationsIn(values.get(file))
  const known = new Set([...sources.values()].flat().map((source) => source.text))
  const untranslated = new Set([...missing.values()].flat().map((source) => source.text))
  const old = entries.filter(({ source }) => !known.has(source))

  /** Where the translation of a text stands in the list. */
  const indexOf = (source: string, place: string) => {
    const own = entries.findIndex((one) => one.source === source && one.onlyIn === place)
    return own < 0 ? entries.findIndex((one) => one.source === source && !one.onlyIn) : own
  }
  const translate = (source: string, place: string, translation: string) => {
    const index = indexOf(source, place)
    if (index < 0) changeAt(file, ["texts", entries.length], () => ({ source, translation }))
    else if (translation === "") remove(source)
    else changeAt(file, ["texts", index, "translation"], () => translation)
  }
  const remove = (source: string) =>
    changeAt(file, ["texts"], () =>
      entries
        .filter((one) => one.source !== source)
        .map(({ onlyIn, ...one }) => ({ ...one, ...(onlyIn && { onlyIn }) })),
    )
  const keep = (from: string, to: string) =>
    changeAt(
      file,
      ["texts", entries.findIndex(({ source }) => source === from), "source"],
      () => to,
    )

  return (
    <Stack>
      <Cluster>
        <Button
          aria-pressed={hidden !== undefined}
          onPress={() =>
            setHidden(
              hidden ? undefined : new Set([...known].filter((one) => !untranslated.has(one))),
            )
          }
        >
          {text("languages.onlyMissing", { count: untranslated.size })}
        </Button>
      </Cluster>
      {[...sources].map(([place, texts]) => {
        const own = [...new Set(texts.map((source) => source.text))]
        const shown = own.filter((source) => !hidden?.has(source))
        const count = own.length - new Set((missing.get(place) ?? []).map((one) => one.text)).size
        const title = titleOf(place, values.get(place))
        return (
          shown.length > 0 && (
            <Disclosure
              key={place}
              summary={text("languages.progress", { title, count, total: own.length })}
            >
              <Texts>
                {shown.map((source) => {
                  const translation = find(source, place) ?? ""
                  const from =
                    translation === "" &&
                    mostSimilar(
                      source,
                      old.map((one) => one.source),
                    )
                  return (
                    <li key={source}>
                      <Label>
                        {source}
                        <TextArea
                          lang={tag}
                          dir="auto"
                          value={translation}
                          onFocus={() => onPlace(place)}
                          onChange={({ target }) => translate(source, place, target.value)}
                        />
                      </Label>
                      {from && (
                        <Hint as="div">
                          <p>{text("languages.was", { words: from })}</p>
                          <p lang={tag}>{old.find((one) => one.source === from)?.translation}</p>
                          <Button look="quiet" onPress={() => keep(from, source)}>
                            {text("languages.keep")}
                          </Button>
                        </Hint>
                      )}
                    </li>
                  )
                })}
              </Texts>
            </Disclosure>
          )
        )
      })}
      {old.length > 0 && (
        <Disclosure summary={text("languages.old", { count: old.length })}>
          <Texts>
            {old.map(({ source, translation }) => (
              <li key={source}>
                <p>{source}</p>
                <p lang={tag}>{translation}</p>
                <Button look="quiet" icon="trash" onPress={() => remove(source)}>
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

const Texts = styled.ul`
  display: grid;
  gap: ${space.l};
  padding: ${space.m} 0;
  list-style: none;

  label {
    font-weight: 400;
    white-space: pre-line;
  }
`
