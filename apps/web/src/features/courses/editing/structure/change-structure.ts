import { orderAt } from '@learntrail/contract/courses/order'
import {
  type ChosenName,
  chosenOf,
  entriesOf,
  type OrderedMap,
  parentKeys,
  type StructureJson,
  structureMaps,
  typedTexts,
} from '@learntrail/contract/courses/structure'
import { type Doc, Text, Map as YMap } from 'yjs'
import { newId } from '../../../../api/new-id.ts'

/*
 * What somebody changes in the structure of a course: each is one transaction that touches no more than it means, so that
 * what others change at the same moment stands beside it.
 */

export type Entry = YMap<unknown>

/** The document as plain JSON. */
export const structureOf = (document: Doc): StructureJson =>
  Object.fromEntries(structureMaps.map((name) => [name, document.getMap(name).toJSON()]))

export const entryOf = (document: Doc, map: OrderedMap, id: string): Entry | undefined => {
  const entry = document.getMap(map).get(id)
  return entry instanceof YMap ? entry : undefined
}

/** A text of an entry that is typed in. */
export function textOf(entry: YMap<unknown> | undefined, name: string): Text | undefined {
  const text = entry?.get(name)
  return text instanceof Text ? text : undefined
}

/** Those beside which something stands or comes to stand, in their order. */
function siblingsOf(document: Doc, map: OrderedMap, parentId: string | undefined) {
  const key = map in parentKeys ? parentKeys[map as keyof typeof parentKeys] : undefined
  const entries = entriesOf({ [map]: document.getMap(map).toJSON() }, map)
  return key === undefined ? entries : entries.filter((entry) => entry[key] === parentId)
}

interface NewEntry {
  /** What it stands in, for a unit, a resource or a question. */
  parentId?: string | undefined
  values?: Record<string, unknown>
}

/** Adds one at the end, with its empty texts, and answers its id. */
export function addEntry(document: Doc, map: OrderedMap, { parentId, values = {} }: NewEntry = {}): string {
  const id = newId()
  document.transact(() => {
    const others = siblingsOf(document, map, parentId)
    const entry = new YMap<unknown>()
    document.getMap(map).set(id, entry)
    entry.set('order', orderAt(others, others.length))
    if (parentId !== undefined && map in parentKeys) entry.set(parentKeys[map as keyof typeof parentKeys], parentId)
    for (const [name, value] of Object.entries(values)) entry.set(name, value)
    for (const name of typedTexts[map]) {
      const text = values[name]
      entry.set(name, new Text(typeof text === 'string' ? text : ''))
    }
  })
  return id
}

/** To a place among the others, from 0; into something else where that is named. */
export function placeEntry(
  document: Doc,
  map: OrderedMap,
  id: string,
  { to, parentId }: { to: number; parentId?: string },
) {
  const entry = entryOf(document, map, id)
  if (entry === undefined) return
  const key = map in parentKeys ? parentKeys[map as keyof typeof parentKeys] : undefined
  const parent = parentId ?? (key === undefined ? undefined : (entry.get(key) as string | undefined))
  document.transact(() => {
    const others = siblingsOf(document, map, parent).filter((other) => other.id !== id)
    entry.set('order', orderAt(others, to))
    if (key !== undefined && entry.get(key) !== parent) entry.set(key, parent)
  })
}

/** It stays in the document, so that it can be put back, and what others are writing in it is not lost. */
export function takeOut(document: Doc, map: OrderedMap, id: string) {
  entryOf(document, map, id)?.set('isRemoved', true)
}

/** Back where it was; what it stood in comes back with it, and a unit whose chapter is unknown goes into the last. */
export function putBack(document: Doc, map: OrderedMap, id: string) {
  document.transact(() => {
    entryOf(document, map, id)?.delete('isRemoved')
    if (map !== 'units') return
    const chapterId = entryOf(document, 'units', id)?.get('chapterId')
    const chapter = typeof chapterId === 'string' ? entryOf(document, 'chapters', chapterId) : undefined
    if (chapter !== undefined) chapter.delete('isRemoved')
    else entryOf(document, 'units', id)?.set('chapterId', siblingsOf(document, 'chapters', undefined).at(-1)?.id)
  })
}

/** A value of an entry that is chosen, not typed. */
export function setValue(document: Doc, map: OrderedMap, id: string, values: Record<string, unknown>) {
  const entry = entryOf(document, map, id)
  document.transact(() => {
    for (const [name, value] of Object.entries(values)) if (entry?.get(name) !== value) entry?.set(name, value)
  })
}

export type PlainFact = 'courseType' | 'courseSemester' | 'minutes' | 'bannerId'

export function setFact(document: Doc, name: PlainFact, value: string | number | null) {
  const facts = document.getMap('facts')
  if (facts.get(name) !== value) facts.set(name, value)
}

/** Chosen last stands last, whatever the clocks of those who choose say. */
export function choose(document: Doc, name: ChosenName, code: string) {
  const map = document.getMap('chosen')
  const key = `${name}:${code}`
  if (map.has(key)) return
  const last = chosenOf({ chosen: map.toJSON() }, name).at(-1)
  const since = last === undefined ? -1 : map.get(`${name}:${last}`)
  map.set(key, (typeof since === 'number' ? since : -1) + 1)
}

export const unchoose = (document: Doc, name: ChosenName, code: string) =>
  document.getMap('chosen').delete(`${name}:${code}`)

/** Makes these what is chosen, touching only what differs. */
export function chooseAll(document: Doc, name: ChosenName, codes: readonly string[]) {
  document.transact(() => {
    const before = chosenOf({ chosen: document.getMap('chosen').toJSON() }, name)
    for (const code of before) if (!codes.includes(code)) unchoose(document, name, code)
    for (const code of codes) choose(document, name, code)
  })
}
