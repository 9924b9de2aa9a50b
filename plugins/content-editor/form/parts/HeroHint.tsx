import type { Path } from "../../../content-model/schema/jsonSchema"
import { addressOf } from "../../admin/route"
import { Hint } from "../../components/fields"
import { labelOf, titleOf } from "../../state/describe"
import { text } from "../../words"

// The texts of a section that are in another file.
const elsewhere: { file: string; section: string; target: { file: string; path: Path } }[] = [
  { file: "pages/home.json", section: "hero", target: { file: "site.json", path: ["slogan"] } },
]

/** Leads to the file that has the headline of a section. */
export function HeroHint({ file, section }: { file: string; section: string }) {
  const found = elsewhere.find((one) => one.file === file && one.section === section)
  if (!found) return null
  const { target } = found
  return (
    <Hint>
      {text("form.headline")}{" "}
      <a href={addressOf({ view: "edit", ...target })}>
        {titleOf(target.file, null)} › {labelOf(target.file, target.path)}
      </a>
    </Hint>
  )
}
