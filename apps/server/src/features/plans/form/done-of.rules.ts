import type { DoneWeek, Execution } from '@learntrail/contract/plans/doing/doing'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { recordTexts } from '../doing/record.texts.ts'
import type { ResultField } from './layout.rules.ts'

/** What the form needs of how a plan is done. */
export type DoingForForm = Pick<Execution, 'weekPerProgress' | 'result' | 'opinion' | 'certified'>

interface Texts {
  fields: Record<ResultField, string>
  /** In words too, because not every reader sees or hears a tick. */
  done(text: string): string
  minutes(minutes: number): string
  /** Title of the weeks no longer in the plan. */
  left: string
  certified(day: string): string
}

const texts: Record<Locale, Texts> = {
  tw: {
    fields: {
      summary: '學習成果',
      difference: '和計畫不一樣的地方',
      evaluations: '自我評量',
      opinion: '指導老師意見',
    },
    done: (text) => `✓ 已完成：${text}`,
    minutes: (minutes) => `實際花了 ${minutes} 分鐘`,
    left: '已從計畫移除的週次',
    certified: (day) => `已於 ${day} 認證`,
  },
  en: {
    fields: {
      summary: 'Result',
      difference: 'What turned out differently',
      evaluations: 'How I judge it myself',
      opinion: 'From the adviser',
    },
    done: (text) => `✓ Done: ${text}`,
    minutes: (minutes) => `Time spent: ${minutes} min`,
    left: 'Weeks that were taken out of the plan',
    certified: (day) => `Certified on ${day}`,
  },
}

export const leftTitle = (locale: Locale) => texts[locale].left

/** What the rows of weeks say of how they were done. */
export interface DoneRows {
  /** The text of an item, ticked when it is done. */
  item(itemId: string, text: string): string
  /** The minutes spent in a week, if any. */
  more(weekId: string): string[]
  /** Weeks no longer in the plan that have done items. */
  left: DoneWeek[]
}

export function doneRowsOf({ weekPerProgress }: DoingForForm, locale: Locale): DoneRows {
  const { done, minutes } = texts[locale]
  const doneIds = new Set(weekPerProgress.flatMap((week) => week.done.map(({ itemId }) => itemId)))
  return {
    item: (itemId, text) => (doneIds.has(itemId) ? done(text) : text),
    more: (weekId) => {
      const spent = weekPerProgress.find((week) => week.weekId === weekId)?.minutes ?? 0
      return spent === 0 ? [] : [minutes(spent)]
    },
    left: weekPerProgress.filter((week) => week.number === null && week.done.length > 0),
  }
}

/** Returns the form's part for a field of the result; none when nothing is written. */
export function resultPart(
  field: ResultField,
  doing: DoingForForm,
  { locale, dayOf }: { locale: Locale; dayOf(day: string): string },
) {
  const paragraphs = paragraphsOf(field, doing, locale).flatMap((text) => text.split('\n'))
  const certified = field === 'opinion' && doing.certified !== null ? [dayIn(new Date(doing.certified.at))] : []
  const told = [
    ...paragraphs.filter((line) => line.trim() !== ''),
    ...certified.map((day) => texts[locale].certified(dayOf(day))),
  ]
  return told.length === 0
    ? []
    : [{ kind: 'text' as const, label: texts[locale].fields[field], paragraphs: told, lines: 0 }]
}

function paragraphsOf(field: ResultField, { result, opinion }: DoingForForm, locale: Locale): string[] {
  const { levels, evaluation } = recordTexts[locale]
  switch (field) {
    case 'summary':
    case 'difference':
      return [result[field]]
    case 'evaluations':
      return result.evaluations
        .filter(({ level, text }) => level !== null || text !== '')
        .map(({ criterion, level, text }) =>
          evaluation(criterion, level === null ? '' : (levels[level - 1] ?? ''), text),
        )
    case 'opinion':
      return opinion === null ? [] : [opinion.text]
  }
}
