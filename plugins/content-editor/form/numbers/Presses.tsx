import { eventName } from "../../../hosting/names/count"
import { pageAddress } from "../../../content-model/read/pageAddress"
import { contentTypeOf } from "../../../content-model/model/model"
import { valueAt } from "../../../content-model/lib/path"
import { Hint } from "../../ui/fields"
import { text } from "../../ui/words/words"
import { useForm } from "../parts/types"
import { useCounts } from "./useCounts"

/** The addresses of the pages that show a file. */
function pagesWith(file: string) {
  const { anchorsOn, listedOn = [] } = contentTypeOf(file)?.meta() ?? {}
  const page = pageAddress(file) ?? anchorsOn
  return [...new Set([...(page ? [page] : []), ...listedOn])]
}

/** How often visitors pressed a button, below its fields. Nothing where nothing is counted. */
export function Presses({ value }: { value: unknown }) {
  const { file } = useForm()
  const label = String(valueAt(value, ["label"]) ?? "")
  const { data } = useCounts(pagesWith(file).map((page) => eventName("button", page, label)))
  if (!label || !data || data === "token") return null
  const [count, before] = data
  return <Hint role="status">{text("numbers.presses", { count, before })}</Hint>
}
