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

/* Changes to the structure of a course. Each is one transaction that touches only what it means to change, so that
   concurrent changes by others are kept. */

export type Entry = YMap<unknown>

/** Returns the document as plain JSON. */
export const structureOf = (document: Doc): StructureJson =>
  Object.fromEntries(structureMaps.map((name) => [name, document.getMap(name).toJSON()]))

export const entryOf = (document: Doc, map: OrderedMap, id: string): Entry | undefined => {
  const entry = document.getMap(map).get(id)
  return entry instanceof YMap ? entry : undefined
}

/** Returns a shared text of an entry, if there is one. */
export function textOf(entry: YMap<unknown> | undefined, name: string): Text | undefined {
  const text = entry?.get(name)
  return text instanceof Text ? text : undefined
}

/** Returns the entries with the same parent, in order. */
function siblingsOf(document: Doc, map: OrderedMap, parentId: string | undefined) {
  const key = map in parentKeys ? parentKeys[map as keyof typeof parentKeys] : undefined
  const entries = entriesOf({ [map]: document.getMap(map).toJSON() }, map)
  return key === undefined ? entries : entries.filter((entry) => entry[key] === parentId)
}

interface NewEntry {
  /** Id of the parent, for a unit, resource or question. */
  parentId?: string | undefined
  values?: Record<string, unknown>
}

/** Adds an entry at the end, with its empty texts, and returns its id. */
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

/** Moves an entry to index `to` among its siblings, or among the children of `parentId`. */
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

/**
 * Marks an entry as removed. It stays in the document, so that it can be put back and concurrent writing in it is not
 * lost.
 */
export function takeOut(document: Doc, map: OrderedMap, id: string) {
  entryOf(document, map, id)?.set('isRemoved', true)
}

/**
 * Puts a removed entry back where it was, together with its chapter. A unit of an unknown chapter goes into the last
 * one.
 */
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

/** Sets values of an entry that are chosen rather than typed. */
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

/** Adds a choice after all others. Counts up instead of using the time, so that clocks do not matter. */
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

/** Sets the choices of a name, touching only those that differ. */
export function chooseAll(document: Doc, name: ChosenName, codes: readonly string[]) {
  document.transact(() => {
    const before = chosenOf({ chosen: document.getMap('chosen').toJSON() }, name)
    for (const code of before) if (!codes.includes(code)) unchoose(document, name, code)
    for (const code of codes) choose(document, name, code)
  })
}
