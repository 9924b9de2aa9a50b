import { lazy, Suspense } from "react"
import { isMarkdown } from "../../../content-model/fields/markdown/parseMarkdown"
import { TextArea } from "../../ui/fields"
import type { ControlProps } from "../parts/types"

const MarkdownEditor = lazy(async () => ({
  default: (await import("./MarkdownEditor")).MarkdownEditor,
}))

/** A long text with signs. Its editor is loaded with the first one; until then the text is plain. */
export function MarkdownField(props: ControlProps) {
  const { value, onChange, schema, attributes } = props
  const { $ref: type = "", examples } = schema
  const text = typeof value === "string" ? value : ""
  const placeholder = examples?.map(String)[0]
  if (!isMarkdown(type)) return null
  return (
    <Suspense
      fallback={
        <TextArea
          {...attributes}
          value={text}
          placeholder={placeholder}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      }
    >
      <MarkdownEditor {...props} type={type} text={text} placeholder={placeholder} />
    </Suspense>
  )
}
