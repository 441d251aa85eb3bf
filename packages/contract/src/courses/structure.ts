import type { CourseFacts, CourseOutline, CourseRecipient } from './content.ts'
import {
  type ActionVerb,
  allActionVerbs,
  type CoreCompetency,
  type CourseClassification,
  coreCompetencies,
  courseClassifications,
  courseTypes,
  recipientKeys,
  resourceTypes,
} from './facts.ts'

/*
 * The document of a course that several people write: maps by id, so that concurrent additions coexist and a moved item
 * keeps what another person writes in it. Reading is tolerant: unknown content is skipped, so that one broken item
 * hides nothing else.
 *
 * `facts`: one value per name; typed texts are shared texts.
 * `chosen`: `<name>:<code>` → when it was chosen; for classifications, tags, competencies, verbs and recipients.
 * `chapters`, `units`, `resources`, `groups`, `questions`, `fields`, `rights`: id → { order, isRemoved, …; the id of
 * the parent }.
 */
export const structureMaps = [
  'facts',
  'chosen',
  'chapters',
  'units',
  'resources',
  'groups',
  'questions',
  'fields',
  'rights',
] as const
export type StructureMap = (typeof structureMaps)[number]

/** Maps whose entries are ordered. */
export type OrderedMap = Exclude<StructureMap, 'facts' | 'chosen'>

/** Property in which an entry names its parent. */
export const parentKeys = {
  units: 'chapterId',
  resources: 'unitId',
  questions: 'groupId',
} as const satisfies Partial<Record<OrderedMap, string>>

/** Facts that are typed: shared texts in the document. */
export const typedFacts = ['name', 'introduction', 'objective', 'copyright'] as const
export type TypedFact = (typeof typedFacts)[number]
/** Typed texts of the entries, by map. */
export const typedTexts = {
  chapters: ['name'],
  units: ['name'],
  resources: ['name'],
  groups: ['title'],
  questions: ['text'],
  fields: ['title', 'content'],
  rights: ['text'],
} as const satisfies Record<OrderedMap, readonly string[]>

export type ChosenName = 'classifications' | 'tags' | 'coreCompetencies' | 'actionVerb' | 'recipients'

/** The document's maps as plain JSON, with texts as strings. */
export type StructureJson = Partial<Record<StructureMap, Record<string, unknown>>>

type Entry = Record<string, unknown> & { id: string }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const orNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the entries of a map that are not removed, in order; entries with equal order keys by id. */
export function entriesOf(json: StructureJson, map: OrderedMap): Entry[] {
  return Object.entries(json[map] ?? {})
    .flatMap(([id, entry]) => (isObject(entry) && entry.isRemoved !== true ? [{ ...entry, id }] : []))
    .sort((a: Entry, b: Entry) => compare(textOf(a.order), textOf(b.order)) || compare(a.id, b.id))
}

/** Returns the removed entries of a map, which can be restored. */
export function removedOf(json: StructureJson, map: OrderedMap): Entry[] {
  return Object.entries(json[map] ?? {}).flatMap(([id, entry]) =>
    isObject(entry) && entry.isRemoved === true ? [{ ...entry, id }] : [],
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Returns the chosen codes of a name, in the order of choosing. */
export function chosenOf(json: StructureJson, name: ChosenName): string[] {
  return Object.entries(json.chosen ?? {})
    .filter(([key, since]) => key.startsWith(`${name}:`) && typeof since === 'number')
    .sort(([a, first], [b, second]) => (first as number) - (second as number) || compare(a, b))
    .map(([key]) => key.slice(name.length + 1))
}

const known = <Code extends string>(codes: readonly Code[], values: readonly string[]) =>
  values.filter((value): value is Code => (codes as readonly string[]).includes(value))

/** The prefix `own:` marks a target group in the author's own words. */
const recipientOf = (value: string): CourseRecipient[] => {
  if (value.startsWith('own:')) return [{ type: 'customized', name: value.slice(4) }]
  return known(recipientKeys, [value]).map((type) => ({ type }))
}
export const recipientKey = (recipient: CourseRecipient) =>
  'name' in recipient ? `own:${recipient.name}` : recipient.type

/** Returns the course that a document describes; it may exceed limits (`courseExcess`). */
export function readOutline(json: StructureJson): CourseOutline {
  const units = entriesOf(json, 'units')
  const resources = entriesOf(json, 'resources')
  const questions = entriesOf(json, 'questions')
  return {
    ...readFacts(json),
    chapters: entriesOf(json, 'chapters').map((chapter) => ({
      id: chapter.id,
      name: textOf(chapter.name),
      units: units
        .filter(({ chapterId }) => chapterId === chapter.id)
        .map((unit) => ({
          id: unit.id,
          name: textOf(unit.name),
          resources: resources
            .filter(({ unitId }) => unitId === unit.id)
            .map(({ id, type, name, courseFileId, address, duration }) => ({
              id,
              type: known(resourceTypes, [textOf(type)])[0] ?? 'external',
              name: textOf(name),
              courseFileId: orNull(courseFileId),
              address: orNull(address),
              duration: typeof duration === 'number' && duration >= 1 ? Math.round(duration) : null,
            })),
        })),
    })),
    guide: entriesOf(json, 'groups').map((group) => ({
      id: group.id,
      title: textOf(group.title),
      questions: questions
        .filter(({ groupId }) => groupId === group.id)
        .map(({ id, text }) => ({ id, text: textOf(text) })),
    })),
  }
}

function readFacts(json: StructureJson): CourseFacts {
  const facts = json.facts ?? {}
  const { minutes, courseType, courseSemester } = facts
  return {
    name: textOf(facts.name),
    introduction: textOf(facts.introduction),
    objective: textOf(facts.objective),
    copyright: textOf(facts.copyright),
    copyrightItems: entriesOf(json, 'rights').map(({ id, text }) => ({ id, text: textOf(text) })),
    customFieldList: entriesOf(json, 'fields').map(({ id, title, content }) => ({
      id,
      title: textOf(title),
      content: textOf(content),
    })),
    recipients: chosenOf(json, 'recipients').flatMap(recipientOf),
    classifications: known<CourseClassification>(courseClassifications, chosenOf(json, 'classifications')),
    tags: chosenOf(json, 'tags'),
    coreCompetencies: known<CoreCompetency>(coreCompetencies, chosenOf(json, 'coreCompetencies')),
    actionVerb: known<ActionVerb>(allActionVerbs, chosenOf(json, 'actionVerb')),
    courseType: known(courseTypes, [textOf(courseType)])[0] ?? null,
    courseSemester: orNull(courseSemester),
    minutes: typeof minutes === 'number' && minutes >= 0 ? Math.round(minutes) : 0,
    bannerId: orNull(facts.bannerId),
  }
}
