import { iconPaths } from "../../../content-model/fields/icon/iconPaths"
import { kindSchema } from "../../../content-model/model/jsonSchema"
import { Drawn } from "../../ui/Icon"

/** The icon of a kind of section. */
export const KindIcon = ({ kind = "" }: { kind?: string }) => (
  <Drawn {...iconPaths(kindSchema(kind).icon ?? "panel-top")} />
)
