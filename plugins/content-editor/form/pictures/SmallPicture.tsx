import { thumbnailUrl } from "../../drafts/values/contentValues"

/** Pictures that were shown. Kept, so that a list that is shown again has no empty boxes. */
const shown = new Map<string, HTMLImageElement>()

/** A small picture in a list. */
export function SmallPicture({ url }: { url: string }) {
  const source = thumbnailUrl(url)
  return (
    <img
      src={source}
      alt=""
      loading={shown.has(source) ? "eager" : "lazy"}
      decoding="sync"
      draggable={false}
      onLoad={({ currentTarget }) => shown.set(source, currentTarget)}
    />
  )
}
