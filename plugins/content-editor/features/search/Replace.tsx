import { useMemo, useState } from "react"
import styled from "styled-components"
import { contentValues } from "../../drafts/values/contentValues"
import { useUndoableChange } from "../../drafts/useUndoableChange"
import { useEditorState, useWorkspace } from "../../drafts/useWorkspace"
import { Button } from "../../ui/Button"
import { Input, Label } from "../../ui/fields"
import { Card, Cluster, Line, Stack } from "../../ui/layout"
import { colour, layer, size } from "../../ui/theme"
import { text } from "../../ui/words/words"
import { PlaceRow } from "./PlaceRow"
import { findPlaces, replacePlaces, type Place } from "./places"
import { isOfInputMethod } from "../../lib/keys"

const keysOf = (places: Place[]) => new Set(places.map(({ key }) => key))

const focus = (input: HTMLInputElement | null) => input?.focus()

type Props = { query: string; onClose: () => void }

/** Replaces the words of a search at all ticked places, as one change. Escape closes it. */
export function Replace({ query, onClose }: Props) {
  const workspace = useWorkspace()
  const { change } = useUndoableChange()
  const values = contentValues(useEditorState())
  const [typed, setTyped] = useState("")
  const [unticked, setUnticked] = useState(keysOf([]))
  const [done, setDone] = useState("")
  const places = useMemo(() => findPlaces(values, query), [values, query])
  const words = typed.trim()
  const ticked = places.filter(({ key }) => !unticked.has(key))
  const { changed, refused } = replacePlaces(values, ticked, words)
  const files = Object.keys(changed)
  const count = ticked.length - refused.length
  const items = text("replace.items", { count: files.length })

  const tick = (some: Place[], isTicked: boolean) => {
    const keys = keysOf(some)
    const others = [...unticked].filter((key) => !keys.has(key))
    setUnticked(new Set(isTicked ? others : [...others, ...keys]))
  }
  const replace = () => {
    const said = text("replace.done", { count, items })
    setDone(said)
    change(changed, files[0], said)
    // A second press replaces nothing: neither what is left, nor old words in the new ones.
    tick(findPlaces(contentValues(workspace.getState()), query), false)
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
        <p role="status">{done || text("start.found", { count: 0 })}</p>
      ) : (
        <Bar>
          <Cluster as="label">
            <input
              type="checkbox"
              ref={(box) => {
                if (box) box.indeterminate = ![0, places.length].includes(ticked.length)
              }}
              checked={ticked.length === places.length}
              onChange={() => tick(places, ticked.length < places.length)}
            />
            <span aria-live="polite">
              {text("replace.count", { ticked: count, count: places.length, items })}
            </span>
          </Cluster>
          <Button look="primary" isDisabled={files.length === 0} onPress={replace}>
            {text(words ? "replace.replace" : "replace.remove")}
          </Button>
        </Bar>
      )}
      {places.map((place) => (
        <PlaceRow
          key={place.key}
          {...{ place, words }}
          value={values.get(place.file)}
          isTicked={!unticked.has(place.key)}
          isRefused={refused.includes(place)}
          onTick={(isTicked) => tick([place], isTicked)}
        />
      ))}
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
