import type { ComponentProps, ReactNode } from "react"

type Props = {
  htmlAttributes: ComponentProps<"html">
  bodyAttributes: ComponentProps<"body">
  headComponents: ReactNode
  preBodyComponents: ReactNode
  postBodyComponents: ReactNode
  /** The page as HTML. */
  body: string
}

/** The document of every page: Gatsby's own, without what only browsers of former times read. */
export default function Html({ body, htmlAttributes, bodyAttributes, ...components }: Props) {
  return (
    <html lang={htmlAttributes.lang} {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {components.headComponents}
      </head>
      <body {...bodyAttributes}>
        {components.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {components.postBodyComponents}
      </body>
    </html>
  )
}
