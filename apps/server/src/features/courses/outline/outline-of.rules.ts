import type { CourseResource } from '@learntrail/contract/courses/content'
import type { Course, CourseLecturer } from '@learntrail/contract/courses/courses'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Say } from '@learntrail/texts/say'
import { sayIn } from '@learntrail/texts/say-in'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { outlineTexts } from './outline.texts.ts'

/** Names of choices, the same as on the screen. */
const names: Record<Locale, Say> = { tw: sayIn('tw', 'courses/names'), en: sayIn('en', 'courses/names') }

/** The lines of a text; empty ones would only lengthen the document. */
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

interface Section {
  title: string
  /** A line in small type above the text. */
  lead: string
  paragraphs: string[]
}

/** Returns all that the template prints of a course, with every word in the reader's language. */
export function outlineOf(course: Course, locale: Locale) {
  const texts = outlineTexts[locale]
  const say = names[locale]
  const name = course.name === '' ? say('untitled') : course.name
  const people = course.lecturers.map(({ person }) => person.displayName)
  const unitCount = course.chapters.reduce((sum, { units }) => sum + units.length, 0)
  return {
    locale,
    title: texts.title,
    author: people.join(texts.separator),
    name,
    school: course.organization.school ?? '',
    schoolToWrite: texts.school,
    footer: `${name}　${editionOf(course, locale)}`,
    facts: factsOf(course, locale),
    sections: sectionsOf(course, locale),
    units: {
      title: texts.units.title,
      columns: texts.units.columns,
      none: texts.units.none,
      sum: texts.units.sum,
      count: texts.units.count(course.chapters.length, unitCount),
      chapters: chaptersOf(course, locale),
      total: timeOf(
        course.chapters.flatMap(({ units }) => units.flatMap(({ resources }) => resources)),
        locale,
      ),
    },
    guide: {
      title: texts.guide,
      groups: course.guide.map(({ title, questions }) => ({ title, questions: questions.map(({ text }) => text) })),
    },
    lecturers: { title: texts.lecturers, people: course.lecturers.flatMap((one) => lecturerOf(one, locale)) },
    copyright: {
      title: texts.copyright,
      paragraphs: linesOf(course.copyright),
      items: course.copyrightItems.map(({ text }) => text),
    },
  }
}

function editionOf({ of, edition }: Course, locale: Locale): string {
  const texts = outlineTexts[locale]
  if (of === 'draft' || edition === null) return texts.draft
  return texts.edition(edition.number, dayIn(new Date(edition.publishedAt)))
}

function factsOf(course: Course, locale: Locale) {
  const { facts, separator } = outlineTexts[locale]
  const say = names[locale]
  const { courseSemester: semester, courseType: type } = course
  const recipients = course.recipients.map((one) => ('name' in one ? one.name : say(`recipient.${one.type}`)))
  const fields = course.classifications.map((field) => say(`classification.${field}`))
  const people = course.lecturers.map(({ person }) => person.displayName)
  const [year = '', term = ''] = semester?.split('-') ?? []
  return [
    { label: facts.lecturers, value: people.join(separator), isWide: false },
    { label: facts.semester, value: semester === null ? '' : say('semester.name', { year, term }), isWide: false },
    { label: facts.type, value: type === null ? '' : say(`type.${type}`), isWide: false },
    { label: facts.time, value: course.minutes === 0 ? '' : minutesIn(course.minutes, locale), isWide: false },
    { label: facts.recipients, value: recipients.join(separator), isWide: true },
    { label: facts.fields, value: fields.join(separator), isWide: true },
    ...(course.tags.length === 0 ? [] : [{ label: facts.tags, value: course.tags.join(separator), isWide: true }]),
  ]
}

function sectionsOf(course: Course, locale: Locale): Section[] {
  const texts = outlineTexts[locale]
  const say = names[locale]
  const verbs = course.actionVerb.map((verb) => say(`verb.${verb}`)).join(texts.separator)
  const section = (title: string, text: string, lead = '') => ({ title, lead, paragraphs: linesOf(text) })
  return [
    section(texts.introduction, course.introduction),
    section(texts.objective, course.objective, verbs === '' ? '' : texts.told(texts.verbs, verbs)),
    section(texts.competencies, course.coreCompetencies.map((one) => say(`competency.${one}`)).join('\n')),
    ...course.customFieldList.map(({ title, content }) => section(title, content)),
  ].filter(({ paragraphs, lead }) => paragraphs.length > 0 || lead !== '')
}

function chaptersOf({ chapters }: Course, locale: Locale) {
  const { units: texts, told } = outlineTexts[locale]
  const say = names[locale]
  return chapters.map(({ name, units }, chapter) => ({
    name: texts.chapter(chapter + 1, name || texts.unnamed),
    units: units.map((unit, at) => ({
      number: `${chapter + 1}-${at + 1}`,
      name: unit.name || texts.unnamed,
      resources: unit.resources.map(({ type, name }) =>
        name === '' ? say(`resource.${type}`) : told(say(`resource.${type}`), name),
      ),
      time: timeOf(unit.resources, locale),
    })),
  }))
}

/** Total of the known durations; empty if none is known. */
function timeOf(resources: readonly CourseResource[], locale: Locale): string {
  const seconds = resources.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  return seconds === 0 ? '' : minutesIn(Math.ceil(seconds / 60), locale)
}

/** A duration in the reader's language. */
export function minutesIn(all: number, locale: Locale): string {
  const say = names[locale]
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (hours === 0) return say('minutes', { count: minutes })
  return minutes === 0 ? say('hours', { count: hours }) : say('hoursAndMinutes', { hours, minutes })
}

/** Omits lecturers who wrote nothing about themselves; their names stand at the top anyway. */
function lecturerOf({ person, card }: CourseLecturer, locale: Locale) {
  if (card === null) return []
  const { expertises, separator, told } = outlineTexts[locale]
  const known = card.expertises.length === 0 ? '' : told(expertises, card.expertises.join(separator))
  const paragraphs = linesOf(card.introduction)
  return known === '' && paragraphs.length === 0 ? [] : [{ name: person.displayName, expertises: known, paragraphs }]
}
