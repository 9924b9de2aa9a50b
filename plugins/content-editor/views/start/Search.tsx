import { useDeferredValue, useEffect, useMemo } from "react"
import styled from "styled-components"
import { addressOf, navigate } from "../../admin/route"
import { Input } from "../../components/fields"
import { Small, Stack } from "../../components/layout"
import { colour, radius, space } from "../../components/theme"
import { contentValues } from "../../state/content/contentValues"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"
import { searchContent } from "./searchContent"

const inputId = "search"
let isWanted = false // by a key that was pressed in another view

/** Lets "/" and Ctrl+K lead to the search from every view. */
export function useSearchKeys() {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const isCommand = (ctrlKey || metaKey) && key.toLowerCase() === "k"
      const isTyping = target instanceof Element && target.closest("input, textarea, select")
      const isSlash = key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping
      if (!isCommand && !isSlash) return
      if (document.querySelector("[role=dialog]")) return
      event.preventDefault()
      isWanted = true
      focusIfWanted(document.getElementById(inputId))
      if (isWanted) navigate({ view: "start" })
    }
    addEventListener("keydown", handleKey)
    return () => removeEventListener("keydown", handleKey)
  }, [])
}

function focusIfWanted(input: HTMLElement | null) {
  if (!input || !isWanted) return
  isWanted = false
  input.focus()
}

type Props = { query: string; onChange: (query: string) => void }

/** Searches all texts of the content. */
export function Search({ query, onChange }: Props) {
  const values = contentValues(useEditorState())
  const wanted = useDeferredValue(query)
  const found = useMemo(() => searchContent(values, wanted), [values, wanted])
  return (
    <Stack as="search">
      <Input
        ref={focusIfWanted}
        id={inputId}
        type="search"
        aria-label={text("start.search")}
        placeholder={text("start.searchHint")}
        autoComplete="off"
        value={query}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Small role="status">{wanted.trim() && text("start.found", { count: found.length })}</Small>
      {found.map(({ file, path, label, parts }) => (
        <Result key={[file, ...path].join()} href={addressOf({ view: "edit", file, path })}>
          <Small>{label}</Small>
          {parts.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))}
        </Result>
      ))}
    </Stack>
  )
}

const Result = styled.a`
  display: block;
  padding: ${space.s} ${space.m};
  border-radius: ${radius.small};
  color: ${colour.text};
  text-decoration: none;

  &:hover {
    background: ${colour.hover};
  }

  mark {
    background: ${colour.warningGround};
    color: ${colour.warning};
    font-weight: 700;
  }
`
