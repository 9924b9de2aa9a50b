/**
 * Stands in for `gatsby` where there is no Gatsby, in tests and in the editor's preview: links are
 * plain links, and queries are texts that the `Site` around the component answers.
 */
import { createContext, useContext, type ComponentProps } from "react"

type Around = {
  /** The address of the page that is shown. */
  path: string
  runQuery: (query: string) => unknown
}

/** Where a component believes itself to be. */
export const PreviewContext = createContext<Around>({ path: "", runQuery: () => undefined })

/** The text of every query and fragment in the modules that are loaded. */
export const queries: string[] = []

export function graphql([text]: TemplateStringsArray) {
  queries.push(text)
  return text
}

export const useStaticQuery = <Data,>(query: string) =>
  useContext(PreviewContext).runQuery(query) as Data

export function Link({ to, children, ...props }: ComponentProps<"a"> & { to: string }) {
  const isHere = useContext(PreviewContext).path === to
  return (
    <a href={to} aria-current={isHere ? "page" : undefined} {...props}>
      {children}
    </a>
  )
}

export const withPrefix = (path: string) => path
