import { useDeferredValue, useMemo } from "react"
import { flushSync } from "react-dom"
import { addressOf, navigate } from "../../ui/route"
import { Input } from "../../ui/fields"
import { Card, Small, Stack } from "../../ui/layout"
import { contentValues } from "../../drafts/values/contentValues"
import { useEditorState } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { searchContent } from "./searchContent"

const inputId = "search"

/** Leads to the search from every view, unless a dialog is open. */
export function goToSearch() {
  if (document.querySelector("[role=dialog]")) return
  flushSync(() => navigate({ view: "start" }))
  document.getElementById(inputId)?.focus()
}

/** Names the keys where there is a keyboard. */
function placeholder() {
  if (!matchMedia("(any-hover: hover)").matches) return text("start.search")
  return text("start.searchKeys", { keys: navigator.platform.startsWith("Mac") ? "⌘K" : "Ctrl+K" })
}

type Props = { query: string; onChange: (query: string) => void }

/** Searches all texts of the content. */
export function Search({ query, onChange }: Props) {
  const values = contentValues(useEditorState())
  const wanted = useDeferredValue(query)
  const found = useMemo(() => searchContent(values, wanted), [values, wanted])
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
      <Small role="status">{wanted.trim() && text("start.found", { count: found.length })}</Small>
      {found.map(({ file, path, label, parts }) => (
        <Card
          key={[file, ...path].join()}
          as="a"
          href={addressOf({ view: "edit", file, path })}
          $gap="xs"
        >
          <Small>{label}</Small>
          <p>{parts.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))}</p>
        </Card>
      ))}
    </Stack>
  )
}
