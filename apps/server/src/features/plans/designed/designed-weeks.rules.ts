import type { PlanWeek } from '@learntrail/contract/plans/content'
import type { DoneWeek } from '@learntrail/contract/plans/doing/doing'
import { weekDays } from '@learntrail/contract/plans/weeks'
import { formTexts } from '../form/form.texts.ts'
import type { FormReader, PlanForForm } from '../form/form-of.rules.ts'
import { linesOf } from '../form/lines-of.rules.ts'
import { shortDay } from '../form/weeks-of.rules.ts'
import { designedTexts } from './designed.texts.ts'

/** A photograph: its name in the template, and its file's name. */
export interface DesignedPicture {
  name: string
  alt: string
}

export interface DesignedReader extends FormReader {
  /** Photographs that the reader may see, by week id. */
  pictures?: ReadonlyMap<string, DesignedPicture[]> | undefined
}

interface Item {
  text: string
  lessons: string
  isDone: boolean
}

interface DesignedWeek {
  title: string
  days: string
  items: Item[]
  minutes: string
  note: string[]
  records: string[]
  links: { name: string; url: string }[]
  pictures: DesignedPicture[]
}

interface DesignedStage {
  title: string
  goal: string
  weeks: DesignedWeek[]
}

/** Returns the weeks by stage with what was done in each, then weeks no longer in the plan that have done items. */
export function designedWeeks(plan: PlanForForm, reader: DesignedReader): DesignedStage[] {
  const { locale, doing } = reader
  const { stage } = formTexts[locale].weeks
  let before = 0
  const stages = plan.progress.stages.map(({ goal, weekCount }, index) => {
    const first = before + 1
    before += weekCount
    const weeks = plan.progress.weeks
      .slice(first - 1, before)
      .map((week, place) => weekOf(week, first + place, plan, reader))
    return { title: stage(index + 1, first, before), goal, weeks }
  })
  const { left } = designedTexts[locale]
  const gone = (doing?.weekPerProgress ?? []).filter(({ number, done }) => number === null && done.length > 0)
  if (gone.length === 0) return stages
  const weeks = gone.map((one) => ({ title: '', days: '', items: itemsOf([], one, reader), ...doneOf(one, reader) }))
  return [...stages, { title: left, goal: '', weeks }]
}

function weekOf(week: PlanWeek, number: number, plan: PlanForForm, reader: DesignedReader): DesignedWeek {
  const done = reader.doing?.weekPerProgress.find(({ weekId }) => weekId === week.id)
  return {
    title: designedTexts[reader.locale].week(number),
    days: plan.startedAt === null ? '' : daysOf(plan.startedAt, plan.endedAt, number),
    items: itemsOf(week.items, done, reader),
    ...doneOf(done, reader),
  }
}

function daysOf(startedAt: string, endedAt: string | null, number: number): string {
  const { from, to } = weekDays(startedAt, endedAt, number)
  return `${shortDay(from)}–${shortDay(to)}`
}

/** The planned items, ticked when done, then done items that are no longer part of the plan. */
function itemsOf(planned: PlanWeek['items'], week: DoneWeek | undefined, { locale }: DesignedReader): Item[] {
  const lessonsOf = (lessons: number) => (lessons === 0 ? '' : designedTexts[locale].lessons(lessons))
  const done = week?.done ?? []
  const written = planned.filter(({ text }) => text.trim() !== '')
  const isPlanned = (id: string) => written.some((item) => item.id === id)
  return [
    ...written.map(({ id, text, lessons }) => ({
      text: linesOf(text).join('\n'),
      lessons: lessonsOf(lessons),
      isDone: done.some(({ itemId }) => itemId === id),
    })),
    ...done
      .filter(({ itemId }) => !isPlanned(itemId))
      .map(({ text, lessons }) => ({ text: linesOf(text).join('\n'), lessons: lessonsOf(lessons), isDone: true })),
  ]
}

function doneOf(week: DoneWeek | undefined, { locale, pictures }: DesignedReader) {
  return {
    minutes: week === undefined || week.minutes === 0 ? '' : designedTexts[locale].minutes(week.minutes),
    note: linesOf(week?.note ?? ''),
    records: week?.records.map(({ title }) => title).filter((title) => title !== '') ?? [],
    links: week?.links.map(({ name, url }) => ({ name, url })) ?? [],
    pictures: (week && pictures?.get(week.weekId)) ?? [],
  }
}
