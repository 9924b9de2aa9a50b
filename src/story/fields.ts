import {
  fieldsOf,
  resolveRef,
  type FieldSchema,
} from "../../plugins/content-model/schema/jsonSchema"
import { movesOf, pairing, withRewritten, type Pairing } from "./lists"
import { counted, escaped } from "./markdown"
import {
  changeOf,
  inSentence,
  isGroup,
  isSame,
  likeness,
  nameOf,
  shown,
  type Group,
} from "./values"

/** What has changed at one place of the content: sentences without a capital and without a full stop. */
export type Change = { place: string; sentences: string[] }

/** Whether a picture that content names by its file or address is the same in both states. */
export type IsSamePicture = (before: string, after: string) => boolean

type Found = { here: string[]; below: Change[] }

const isPicture = (field: FieldSchema) => resolveRef(field).maxBytes !== undefined
const isPictureGroup = (shape: FieldSchema) => fieldsOf(shape).some(([, field]) => isPicture(field))

/** Says place by place what has changed in a file or a group, of which `place` is in words. */
export function changesIn(
  shape: FieldSchema,
  before: Group,
  after: Group,
  place: string,
  isSamePicture: IsSamePicture,
): Change[] {
  const known = fieldsOf(shape)
  const others = Object.keys({ ...before, ...after })
    .filter((name) => name !== "$schema" && !known.some(([field]) => field === name))
    .map((name): [string, FieldSchema] => [name, {}])
  const found = [...known, ...others].map(([name, field]) =>
    compare(field, before[name], after[name], resolveRef(field).title ?? name),
  )
  const sentences = found.flatMap(({ here }) => here)
  const deeper = found.flatMap(({ below }) => below)
  return sentences.length > 0 ? [{ place, sentences }, ...deeper] : deeper

  function compare(field: FieldSchema, old: unknown, now: unknown, title: string): Found {
    const only = (...here: string[]): Found => ({ here, below: [] })
    const label = inSentence(title)
    const inside = `${place} › ${escaped(title)}`
    if (isPicture(field) && typeof old === "string" && typeof now === "string")
      return isSamePicture(old, now) ? only() : only(`${label} replaced`)
    if (isGroup(old) && isGroup(now)) {
      const group = resolveRef(field)
      const changes = changesIn(group, old, now, inside, isSamePicture)
      return isPictureGroup(group)
        ? only(...ofPicture(label, changes))
        : { here: [], below: changes }
    }
    if (isSame(old, now)) return only()
    if (old === undefined) return only(`${label} added: ${shown(field, now)}`)
    if (now === undefined) return only(`${label} removed (was ${shown(field, old)})`)
    if (Array.isArray(old) && Array.isArray(now)) return compareLists(field, old, now, inside)
    return only(`${label} ${changeOf(field, old, now)}`)
  }

  function compareLists(
    { items: entry = {} }: FieldSchema,
    old: unknown[],
    now: unknown[],
    list: string,
  ) {
    const noun = inSentence(resolveRef(entry).title ?? "entry")
    const paired = withRewritten(pairing(old, now, likeness))
    const name = (value: unknown) => shown(entry, value)
    const here = listSentences(noun, paired, old.map(name), now.map(name))
    const below: Change[] = []
    for (const [from, to] of paired.pairs) {
      const [a, b] = [old[from], now[to]]
      if (isGroup(a) && isGroup(b)) {
        const inside = `${list} › ${escaped(nameOf(a))}`
        below.push(...changesIn(resolveRef(entry), a, b, inside, isSamePicture))
      } else if (!isSame(a, b)) here.push(`${noun} ${to + 1} ${changeOf(entry, a, b)}`)
    }
    return { here, below }
  }
}

/** One speaks of a picture as a whole: that it is another, and what is said of it. */
const ofPicture = (label: string, changes: Change[]) =>
  changes
    .flatMap(({ sentences }) => sentences)
    .map((sentence) =>
      /^\S+ file replaced$/.test(sentence) ? `${label} replaced` : `${label}: ${sentence}`,
    )

/** What came, went and moved in a list; its entries are given as a sentence can hold them. */
export function listSentences(noun: string, paired: Pairing, before: string[], after: string[]) {
  const { count, single } = movesOf(paired)
  const order = single
    ? [`${noun} ${before[single.index]} moved from place ${single.from} to place ${single.to}`]
    : count > 0
      ? [`${counted(count, noun)} reordered`]
      : []
  return [
    ...paired.removed.map((index) => `${noun} removed: ${before[index]}`),
    ...paired.added.map((index) => `${noun} added: ${after[index]}`),
    ...order,
  ]
}
