/** Stands in for `gatsby` where there is no Gatsby: links are plain links, queries are not run. */
import type { ComponentProps } from "react"

export const Link = ({ to, children, ...props }: ComponentProps<"a"> & { to: string }) => (
  <a href={to} {...props}>
    {children}
  </a>
)

export const graphql = () => undefined
export const withPrefix = (path: string) => path
