import { iconPaths } from "../../../content-model/graphql/icons"
import { kindSchema } from "../../../content-model/schema/jsonSchema"
import { Drawn } from "../../components/Icon"

/** The icon of a kind of section. */
export const KindIcon = ({ kind = "" }: { kind?: string }) => (
  <Drawn {...iconPaths(kindSchema(kind).icon ?? "panel-top")} />
)
