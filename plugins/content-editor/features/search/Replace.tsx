import { useState } from "react"
import styled from "styled-components"
import { useUndoableChange } from "../../drafts/useUndoableChange"
import { useContentValues } from "../../drafts/useWorkspace"
import { FieldDiff } from "../../form/FieldDiff"
import { PeriodMark } from "../../form/parts/Marks"
import { isOfInputMethod } from "../../lib/keys"
import { Button } from "../../ui/Button"
import { FieldIssue, Input, Label } from "../../ui/fields"
import { Card, Cluster, Line, Small, Stack } from "../../ui/layout"
import { colour, layer, size } from "../../ui/theme"
import { addressOf } from "../../ui/route"
import { text } from "../../ui/words/words"
import { findPlaces, replacePlaces, type Place } from "./findPlaces"

const focus = (input: HTMLInputElement | null) => input?.focus()

type Props = { query: string; onClose: () => void }

/** Replaces the words of a search in all ticked fields, as one change, and closes. So does Escape. */
export function Replace({ query, onClose }: Props) {
  const { change } = useUndoableChange()
  const values = useContentValues()
  const [typed, setTyped] = useState("")
  const [unticked, setUnticked] = useState<string[]>([])
  const words = typed.trim()
  const places = findPlaces(values, query, words)
  const ticked = places.filter(({ key }) => !unticked.includes(key))
  const possible = ticked.filter(({ problem }) => !problem)
  const changed = replacePlaces(values, possible)
  const files = Object.keys(changed)
  const count = possible.length
  const items = text("replace.items", { count: files.length })

  const replace = () => {
    change(changed, files[0], text("replace.done", { count, items }))
    onClose()
  }
  return (
    <Stack
      as="article"
      aria-label={text("replace.title")}
      tabIndex={-1}
      $gap="s"
      onKeyDown={({ key, nativeEvent }) =>
        key === "Escape" && !isOfInputMethod(nativeEvent) && onClose()
      }
    >
      <Card>
        <Label>
          {text("replace.by", { words: query.trim() })}
          <Input
            ref={focus}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Label>
      </Card>
      {places.length === 0 ? (
        <p role="status">{text("start.found", { count: 0 })}</p>
      ) : (
        <>
          <Bar>
            <Cluster as="label">
              <input
                type="checkbox"
                ref={(box) => {
                  if (box) box.indeterminate = ![0, places.length].includes(ticked.length)
                }}
                checked={ticked.length === places.length}
                onChange={({ currentTarget: { checked } }) =>
                  setUnticked(checked ? [] : places.map(({ key }) => key))
                }
              />
              <span aria-live="polite">
                {text("replace.count", { ticked: count, count: places.length, items })}
              </span>
            </Cluster>
            <Button look="primary" isDisabled={files.length === 0} onPress={replace}>
              {text(words ? "replace.replace" : "replace.remove")}
            </Button>
          </Bar>
          {places.map((place) => (
            <PlaceRow
              key={place.key}
              place={place}
              value={values.get(place.file)}
              isTicked={ticked.includes(place)}
              onTick={(isTicked) => {
                const others = unticked.filter((key) => key !== place.key)
                setUnticked(isTicked ? others : [...others, place.key])
              }}
            />
          ))}
        </>
      )}
    </Stack>
  )
}

type RowProps = {
  place: Place
  /** The value of the file. */
  value: unknown
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** A field with the found words: the lines that would change, and whether they shall. */
function PlaceRow({ place, value, isTicked, onTick }: RowProps) {
  const { file, path, label, problem } = place
  const [before, after] = [place.before, place.after].map((whole) => whole.split("\n"))
  const isOther = (_: string, index: number) => before[index] !== after[index]
  return (
    <Card $gap="xs">
      <Line as="label">
        <span>
          <Small>
            {label} <PeriodMark value={value} />
          </Small>
          <FieldDiff
            {...{ file, path }}
            before={before.filter(isOther).join("\n")}
            after={after.filter(isOther).join("\n")}
          />
        </span>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
      </Line>
      {problem && isTicked && (
        <FieldIssue as="a" $isError={false} href={addressOf({ view: "edit", file, path })}>
          {text(problem)}
        </FieldIssue>
      )}
    </Card>
  )
}

/* What is ticked far below can be replaced without the way back up. */
const Bar = styled(Line)`
  position: sticky;
  z-index: ${layer.bar - 1};
  top: ${size.bar};
  background: ${colour.ground};
`
