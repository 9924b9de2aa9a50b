import { kindSchema } from "../../../content-model/model/jsonSchema"
import { ContentIcon } from "../../ui/Icon"

/** The icon of a kind of section. */
export const KindIcon = ({ kind = "" }: { kind?: string }) => (
  <ContentIcon name={kindSchema(kind).icon ?? "panel-top"} />
)
