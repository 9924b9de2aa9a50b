import { useState } from "react"
import styled from "styled-components"
import { useUndoableChange } from "../../drafts/useUndoableChange"
import { useContentValues } from "../../drafts/useWorkspace"
import { isOfInputMethod } from "../../lib/keys"
import { Button } from "../../ui/Button"
import { Input, Label } from "../../ui/fields"
import { Card, Cluster, Line, Stack } from "../../ui/layout"
import { colour, layer, size } from "../../ui/theme"
import { text } from "../../ui/words/words"
import { findPlaces, replacePlaces } from "./findPlaces"
import { PlaceRow } from "./PlaceRow"

const focus = (input: HTMLInputElement | null) => input?.focus()

type Props = { query: string; onClose: () => void }

/** Replaces the words of a search in all ticked fields, as one change. Escape closes it. */
export function Replace({ query, onClose }: Props) {
  const { change } = useUndoableChange()
  const values = useContentValues()
  const [typed, setTyped] = useState("")
  const [unticked, setUnticked] = useState<string[]>([])
  const [done, setDone] = useState({ request: "", message: "" })
  const words = typed.trim()
  const request = JSON.stringify([query, words])
  const places = findPlaces(values, query, words)
  const ticked = places.filter(({ key }) => !unticked.includes(key))
  const possible = ticked.filter(({ problem }) => !problem)
  const changed = replacePlaces(values, possible)
  const files = Object.keys(changed)
  const count = possible.length
  const items = text("replace.items", { count: files.length })
  const isDone = done.request === request

  const replace = () => {
    const message = text("replace.done", { count, items })
    setDone({ request, message })
    change(changed, files[0], message)
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
      {isDone || places.length === 0 ? (
        <p role="status">{isDone ? done.message : text("start.found", { count: 0 })}</p>
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

/* What is ticked far below can be replaced without the way back up. */
const Bar = styled(Line)`
  position: sticky;
  z-index: ${layer.bar - 1};
  top: ${size.bar};
  background: ${colour.ground};
`
