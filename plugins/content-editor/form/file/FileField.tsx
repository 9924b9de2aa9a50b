import { useEditorState } from "../../drafts/useWorkspace"
import { ChoiceField } from "../text/TextFields"
import { asText, type ControlProps } from "../parts/types"

/** A file of static/. */
export function FileField(props: ControlProps) {
  const { staticFiles } = useEditorState().snapshot
  const files = [...new Set(["", asText(props.value), ...staticFiles])]
  return <ChoiceField {...props} schema={{ ...props.schema, enum: files }} />
}
