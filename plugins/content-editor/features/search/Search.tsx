import { useDeferredValue, useMemo, useState } from "react"
import { flushSync } from "react-dom"
import { addressOf, navigate } from "../../ui/route"
import { Button } from "../../ui/Button"
import { Input } from "../../ui/fields"
import { Card, Line, Small, Stack } from "../../ui/layout"
import { useContentValues } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { Replace } from "./Replace"
import { searchContent } from "./searchContent"

const inputId = "search"

/** Leads to the search from every view, unless a dialog is open. */
export function goToSearch() {
  if (document.querySelector("dialog[open]")) return
  if (!document.getElementById(inputId)) flushSync(() => navigate({ view: "start" }))
  focusSearch()
}

const focusSearch = () => document.getElementById(inputId)?.focus()

/** Names the keys where there is a keyboard. */
function placeholder() {
  if (!matchMedia("(any-hover: hover)").matches) return text("start.search")
  return text("start.searchKeys", { keys: navigator.platform.startsWith("Mac") ? "⌘K" : "Ctrl+K" })
}

type Props = { query: string; onChange: (query: string) => void }

/** Searches the content, and replaces words that it finds. */
export function Search({ query, onChange }: Props) {
  const values = useContentValues()
  const wanted = useDeferredValue(query)
  const [isReplacing, setIsReplacing] = useState(false)
  const isEmpty = wanted.trim() === ""
  const found = useMemo(() => searchContent(values, wanted), [values, wanted])
  const close = () => {
    setIsReplacing(false)
    focusSearch()
  }
  return (
    <Stack as="search" $gap="s">
      <Input
        id={inputId}
        type="search"
        aria-label={text("start.search")}
        placeholder={placeholder()}
        autoComplete="off"
        value={query}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Line>
        <Small role="status">
          {!isEmpty && !isReplacing && text("start.found", { count: found.length })}
        </Small>
        {!isEmpty && (
          <Button
            icon="replace"
            aria-expanded={isReplacing}
            onPress={() => setIsReplacing(!isReplacing)}
          >
            {text("replace.title")}
          </Button>
        )}
      </Line>
      {isReplacing && !isEmpty ? (
        <Replace query={wanted} onClose={close} />
      ) : (
        found.map(({ key, file, path, label, parts }) => (
          <Card key={key} as="a" href={addressOf({ view: "edit", file, path })} $gap="xs">
            <Small>{label}</Small>
            <p>
              {parts.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))}
            </p>
          </Card>
        ))
      )}
    </Stack>
  )
}
