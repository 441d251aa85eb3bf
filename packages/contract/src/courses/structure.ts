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
 * The document of a course as several write it: maps by id, so that what two add stands beside each other, and what is
 * moved keeps what another writes in it. Reading is forgiving: whatever it does not know it passes over, so that one
 * broken thing hides nothing else.
 *
 *   facts      one value a name; texts that are typed in are shared texts
 *   chosen     `<name>:<code>` → when it was chosen, of classifications, tags, competencies, verbs and recipients
 *   chapters, units, resources, groups, questions, fields, rights
 *              id → { order, isRemoved, …; the id of what it stands in }
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

/** Names of maps whose entries have a place among others. */
export type OrderedMap = Exclude<StructureMap, 'facts' | 'chosen'>

/** What an entry names what it stands in by. */
export const parentKeys = {
  units: 'chapterId',
  resources: 'unitId',
  questions: 'groupId',
} as const satisfies Partial<Record<OrderedMap, string>>

/** Texts of the facts that are typed in: shared texts in the document. */
export const typedFacts = ['name', 'introduction', 'objective', 'copyright'] as const
export type TypedFact = (typeof typedFacts)[number]
/** Of the entries. */
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

/** The document's maps as plain JSON, texts as strings. */
export type StructureJson = Partial<Record<StructureMap, Record<string, unknown>>>

type Entry = Record<string, unknown> & { id: string }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const orNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Those of a map that are there, in their order; two of one place by their ids. */
export function entriesOf(json: StructureJson, map: OrderedMap): Entry[] {
  return Object.entries(json[map] ?? {})
    .flatMap(([id, entry]) => (isObject(entry) && entry.isRemoved !== true ? [{ ...entry, id }] : []))
    .sort((a: Entry, b: Entry) => compare(textOf(a.order), textOf(b.order)) || compare(a.id, b.id))
}

/** Those of a map that were taken out, and can be put back. */
export function removedOf(json: StructureJson, map: OrderedMap): Entry[] {
  return Object.entries(json[map] ?? {}).flatMap(([id, entry]) =>
    isObject(entry) && entry.isRemoved === true ? [{ ...entry, id }] : [],
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** What was chosen of a name, in the order of choosing. */
export function chosenOf(json: StructureJson, name: ChosenName): string[] {
  return Object.entries(json.chosen ?? {})
    .filter(([key, since]) => key.startsWith(`${name}:`) && typeof since === 'number')
    .sort(([a, first], [b, second]) => (first as number) - (second as number) || compare(a, b))
    .map(([key]) => key.slice(name.length + 1))
}

const known = <Code extends string>(codes: readonly Code[], values: readonly string[]) =>
  values.filter((value): value is Code => (codes as readonly string[]).includes(value))

/** `own:` stands before whom it is for in own words. */
const recipientOf = (value: string): CourseRecipient[] => {
  if (value.startsWith('own:')) return [{ type: 'customized', name: value.slice(4) }]
  return known(recipientKeys, [value]).map((type) => ({ type }))
}
export const recipientKey = (recipient: CourseRecipient) =>
  'name' in recipient ? `own:${recipient.name}` : recipient.type

/** The course that a document says, however it came about: it may be over its bounds (`courseExcess`). */
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
