import type { CourseFacts, CourseOutline, CourseUnit } from '@learntrail/contract/courses/content'
import { ordersOf } from '@learntrail/contract/courses/order'
import {
  type ChosenName,
  chosenOf,
  entriesOf,
  type OrderedMap,
  readOutline,
  recipientKey,
  type StructureJson,
  structureMaps,
  typedFacts,
} from '@learntrail/contract/courses/structure'
import { type Doc, Map as SharedMap, Text } from 'yjs'

/** The document of a course as plain JSON. */
export const structureOf = (document: Doc): StructureJson =>
  Object.fromEntries(structureMaps.map((name) => [name, document.getMap(name).toJSON()]))

export const outlineOf = (document: Doc): CourseOutline => readOutline(structureOf(document))

type Facts = { [Name in keyof CourseFacts]?: CourseFacts[Name] | undefined }

/**
 * Writes facts into a document by the same edits a person would make; values that are already the same stay untouched.
 */
export function writeFacts(document: Doc, facts: Facts): void {
  const map = document.getMap('facts')
  for (const name of typedFacts) if (facts[name] !== undefined) writeText(map, name, facts[name])
  for (const name of ['courseType', 'courseSemester', 'minutes', 'bannerId'] as const) {
    if (facts[name] !== undefined && map.get(name) !== facts[name]) map.set(name, facts[name])
  }
  for (const name of ['classifications', 'tags', 'coreCompetencies', 'actionVerb'] as const) {
    if (facts[name] !== undefined) writeChosen(document, name, facts[name])
  }
  if (facts.recipients !== undefined) writeChosen(document, 'recipients', facts.recipients.map(recipientKey))
  if (facts.customFieldList !== undefined) writeEntries(document, 'fields', facts.customFieldList)
  if (facts.copyrightItems !== undefined) writeEntries(document, 'rights', facts.copyrightItems)
}

/** Makes a document contain exactly this course; everything else is removed by the same edits a person would make. */
export function writeOutline(document: Doc, { chapters, guide, ...facts }: CourseOutline): void {
  writeFacts(document, facts)
  writeEntries(
    document,
    'chapters',
    chapters.map(({ id, name }) => ({ id, name })),
  )
  const units = chapters.flatMap((chapter) => chapter.units.map((unit) => ({ ...unit, chapterId: chapter.id })))
  writeEntries(
    document,
    'units',
    units.map(({ id, name, chapterId }) => ({ id, name, chapterId })),
  )
  writeEntries(document, 'resources', units.flatMap(resourcesOf))
  writeEntries(
    document,
    'groups',
    guide.map(({ id, title }) => ({ id, title })),
  )
  writeEntries(
    document,
    'questions',
    guide.flatMap(({ id: groupId, questions }) => questions.map((question) => ({ ...question, groupId }))),
  )
}

export const resourcesOf = ({ id: unitId, resources }: CourseUnit) =>
  resources.map((resource) => ({ ...resource, unitId }))

/** Names of fields that are shared texts, in every kind of entry. */
const typed = new Set(['name', 'title', 'text', 'content'])

function writeText(map: SharedMap<unknown>, name: string, value: string): void {
  const there = map.get(name)
  if (!(there instanceof Text)) {
    map.set(name, new Text(value))
    return
  }
  if (there.toString() === value) return
  there.delete(0, there.length)
  there.insert(0, value)
}

function writeChosen(document: Doc, name: ChosenName, values: readonly string[]): void {
  const map = document.getMap('chosen')
  const before = chosenOf({ chosen: map.toJSON() }, name)
  if (before.length === values.length && before.every((value, index) => value === values[index])) return
  for (const value of before) map.delete(`${name}:${value}`)
  values.forEach((value, index) => {
    map.set(`${name}:${value}`, index)
  })
}

type Entry = { id: string } & Record<string, unknown>

/** Makes these the entries of a map; others are marked as removed. */
function writeEntries(document: Doc, name: OrderedMap, entries: readonly Entry[]): void {
  const kept = new Set(entries.map(({ id }) => id))
  const there = entriesOf({ [name]: document.getMap(name).toJSON() }, name).map(({ id }) => id)
  takeOut(
    document,
    name,
    there.filter((id) => !kept.has(id)),
  )
  addEntries(document, name, entries)
}

/** Marks entries as removed, as a person would, so that they can be restored. */
export function takeOut(document: Doc, name: OrderedMap, ids: readonly string[]): void {
  const map = document.getMap<SharedMap<unknown>>(name)
  for (const id of ids) map.get(id)?.set('isRemoved', true)
}

function addEntries(document: Doc, name: OrderedMap, entries: readonly Entry[]): void {
  const map = document.getMap<SharedMap<unknown>>(name)
  const there = entries.map(({ id }) => map.get(id)?.get('order'))
  const isInOrder = there.every((order, at) => isKey(order) && (at === 0 || (there[at - 1] as string) < order))
  const orders = isInOrder ? there : ordersOf(entries.length)
  entries.forEach((entry, at) => {
    putEntry(document, name, { ...entry, order: orders[at] })
  })
}

const isKey = (order: unknown): order is string => typeof order === 'string' && order !== ''

/** Writes the values of an entry, restoring it if it was removed; values that are already the same stay untouched. */
export function putEntry(document: Doc, name: OrderedMap, { id, ...values }: Entry): void {
  const map = document.getMap<SharedMap<unknown>>(name)
  const entry = map.get(id) ?? new SharedMap<unknown>()
  if (!map.has(id)) map.set(id, entry)
  if (entry.has('isRemoved')) entry.delete('isRemoved')
  for (const [key, value] of Object.entries(values)) {
    if (typed.has(key) && typeof value === 'string') writeText(entry, key, value)
    else if (entry.get(key) !== value) entry.set(key, value)
  }
}
