import type { Path } from "../../../content-model/schema/jsonSchema"
import { titleOf } from "../../state/describe"
import { useFileValue } from "../../state/useWorkspace"

type Props = {
  /** A path below content/. */
  file: string
  /** The field to lead to. */
  path: Path
}

/** The form of a file beside its page. */
export function ItemView({ file }: Props) {
  const value = useFileValue(file)
  return <h1>{titleOf(file, value)}</h1>
}
