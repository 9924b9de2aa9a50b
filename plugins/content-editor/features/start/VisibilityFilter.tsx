import { Button } from "../../ui/Button"
import { Cluster } from "../../ui/layout"
import { visibilities, type Visibility } from "../../drafts/values/visibility"
import { text, type WordKey } from "../../ui/words/words"

type State = Visibility["state"]

const labels: Record<State, WordKey> = {
  shown: "visibility.shown",
  planned: "visibility.planned",
  over: "visibility.over",
  draft: "visibility.draft",
  hidden: "visibility.hidden",
}

type Props = {
  /** The number of items in each state. */
  counts: Map<State, number>
  /** Undefined for all. */
  value: State | undefined
  onChange: (value: State | undefined) => void
}

/** Chooses whether the lists contain all items, or those in one state. */
export const VisibilityFilter = ({ counts, value, onChange }: Props) => (
  <Cluster role="group" aria-label={text("start.filter")}>
    <Button aria-pressed={!value} onPress={() => onChange(undefined)}>
      {text("visibility.all")}
    </Button>
    {visibilities
      .filter((state) => counts.has(state))
      .map((state) => (
        <Button key={state} aria-pressed={state === value} onPress={() => onChange(state)}>
          {text(labels[state])} {counts.get(state)}
        </Button>
      ))}
  </Cluster>
)
