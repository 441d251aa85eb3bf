import type { ContentBlock, ContentDocument } from '@learntrail/contract/content/document'
import type { PlanContent } from '@learntrail/contract/plans/content'
import type { DoneWeek, PlanResult } from '@learntrail/contract/plans/doing/doing'
import { weekDays } from '@learntrail/contract/plans/weeks'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type TagCode, tagCodes } from '@learntrail/contract/tags/tags'
import { recordTexts } from './record.texts.ts'

/**
 * Characters kept of an item in a week's record, and of a week in the result's record, so that all fit into one text.
 */
const itemLength = 200
const weekLength = 120

type Week = Pick<DoneWeek, 'number' | 'done' | 'minutes' | 'note' | 'links'>

const heading = (text: string): ContentBlock => ({
  type: 'heading',
  attrs: { level: 3 },
  content: [{ type: 'text', text }],
})
const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const paragraphs = (text: string): ContentBlock[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(paragraph)
const list = (items: ContentBlock[]): ContentBlock => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [item] })),
})
const below = (title: string, blocks: ContentBlock[]): ContentBlock[] =>
  blocks.length === 0 ? [] : [heading(title), ...blocks]

function short(text: string, length: number): string {
  const characters = [...text.replaceAll('\n', ' ')]
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`
}

/** Whether a week holds nothing to make a record of. Files alone are enough. */
export const isEmpty = (week: Pick<DoneWeek, 'done' | 'minutes' | 'note' | 'links' | 'files'>): boolean =>
  week.note.trim() === '' && week.minutes === 0 && week.done.length + week.links.length + week.files.length === 0

/** Returns the content of a week's record. */
export function weekContent({ done, minutes, note, links }: Week, locale: Locale): ContentDocument {
  const texts = recordTexts[locale]
  const items = done.filter(({ text }) => text.trim() !== '').map(({ text }) => paragraph(short(text, itemLength)))
  const sources = links.map(
    ({ url, name }): ContentBlock => ({
      type: 'paragraph',
      content: [
        { type: 'text', text: name || short(url, itemLength), marks: [{ type: 'link', attrs: { href: url } }] },
      ],
    }),
  )
  return {
    type: 'doc',
    content: [
      ...paragraphs(note),
      ...below(texts.done, items.length === 0 ? [] : [list(items)]),
      ...(minutes > 0 ? [paragraph(texts.minutes(minutes))] : []),
      ...below(texts.links, sources.length === 0 ? [] : [list(sources)]),
    ],
  }
}

/** Returns the content of the result's record: the result, its evaluation, then the weeks. */
export function resultContent(result: PlanResult, weeks: Week[], locale: Locale): ContentDocument {
  const texts = recordTexts[locale]
  const judged = result.evaluations
    .filter(({ level, text }) => level !== null || text !== '')
    .map(({ criterion, level, text }) =>
      paragraph(texts.evaluation(criterion, level === null ? '' : (texts.levels[level - 1] ?? ''), short(text, 500))),
    )
  const done = weeks
    .filter((week) => week.done.length > 0 || week.minutes > 0)
    .slice(0, 40)
    .map(({ number, done, minutes }) => {
      const items = done.map(({ text }) => text).filter((text) => text.trim() !== '')
      return paragraph(texts.week(number, short(items.join(texts.separator), weekLength), minutes))
    })
  return {
    type: 'doc',
    content: [
      ...below(texts.summary, paragraphs(result.summary)),
      ...below(texts.difference, paragraphs(result.difference)),
      ...below(texts.evaluations, judged.length === 0 ? [] : [list(judged)]),
      ...below(texts.weeks, done.length === 0 ? [] : [list(done)]),
    ],
  }
}

/**
 * Returns the plan's subjects that are record tags; a plan without one gets `self_management`, which every plan trains.
 */
export function recordTags(
  plan: Pick<PlanContent, 'universityDisciplines' | 'technicalVocationalDisciplines'>,
): TagCode[] {
  const named: string[] = [...plan.universityDisciplines, ...plan.technicalVocationalDisciplines]
  const tags = tagCodes.filter((code) => named.includes(code))
  return tags.length === 0 ? ['self_management'] : tags
}

/** Returns the date of a week's record: the week's last day, or today if that is in the future. */
export function dayOfWeek(
  { startedAt, endedAt }: Pick<PlanContent, 'startedAt' | 'endedAt'>,
  number: number | null,
  today: string,
) {
  if (startedAt === null || number === null) return today
  const { to } = weekDays(startedAt, endedAt, number)
  return to < today ? to : today
}
