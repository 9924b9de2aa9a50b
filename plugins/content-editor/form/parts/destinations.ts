import { isRecord } from "../../../content-model/isRecord"
import { collections, contentTypes } from "../../../content-model/schema/contentTypes"
import { schemas, typeName } from "../../../content-model/schema/jsonSchema"
import { contentValues, itemsOf } from "../../state/contentValues"
import { titleOf } from "../../state/describe"
import type { State } from "../../state/types"

export type Destination = { address: string; title: string }

/** The pages, sections and documents of this site, by the titles that a person knows. */
export function destinationsIn(state: Pick<State, "snapshot" | "drafts">): Destination[] {
  const values = contentValues(state)
  return [
    ...contentTypes.flatMap((type) => {
      const { files = "", address } = type.meta() ?? {}
      return address ? [{ address, title: titleOf(files, values.get(files)) }] : []
    }),
    ...contentTypes.flatMap((type) => {
      const { anchorsOn } = schemas[typeName(type)]
      if (anchorsOn === undefined) return []
      return itemsOf(state, typeName(type)).flatMap(({ file, value }) => {
        if (!isRecord(value) || typeof value.id !== "string") return []
        const [folder] = file.split("/")
        const collection = Object.entries(collections).find(([name]) => name === folder)?.[1]
        const title = [collection, titleOf(file, value)].join(" › ")
        return [{ address: `${anchorsOn}#${value.id}`, title }]
      })
    }),
    ...state.snapshot.staticFiles.map((address) => ({ address, title: address.slice(1) })),
  ]
}
