/**
 * Replaces the module `gatsby` in jest tests and in the editor's preview. Links are plain links.
 * `PreviewContext` runs the queries.
 */
import { createContext, useContext, type ComponentProps } from "react"

/** The page around a component: its path, and what runs its queries. */
export const PreviewContext = createContext({
  path: "",
  runQuery: (_query: string): unknown => undefined,
})

/** The text of every query and fragment of the imported modules. */
export const queries: string[] = []

export function graphql([text]: TemplateStringsArray) {
  queries.push(text)
  return text
}

export const useStaticQuery = <Data,>(query: string) =>
  useContext(PreviewContext).runQuery(query) as Data

export function Link({ to, children, ...props }: ComponentProps<"a"> & { to: string }) {
  const isCurrent = useContext(PreviewContext).path === to
  return (
    <a href={to} aria-current={isCurrent ? "page" : undefined} {...props}>
      {children}
    </a>
  )
}

export const withPrefix = (path: string) => path

/** Nothing in the preview leads away from its page. */
export const navigate = async (_to: string) => {}
