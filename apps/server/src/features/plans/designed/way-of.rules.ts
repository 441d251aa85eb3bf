import { countLessons } from '@learntrail/contract/plans/weeks'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { DoingForForm } from '../form/done-of.rules.ts'
import { formTexts } from '../form/form.texts.ts'
import type { PlanForForm } from '../form/form-of.rules.ts'
import { designedTexts } from './designed.texts.ts'

interface Bar {
  planned: number
  done: number
}

/** Returns the weeks as bars by stage, in lesson periods (節) or, if none are planned, in items; null without weeks. */
export function wayOf({ progress }: Pick<PlanForForm, 'progress'>, doing: DoingForForm | undefined, locale: Locale) {
  if (progress.weeks.length === 0) return null
  const byLessons = countLessons(progress) > 0
  const bars: Bar[] = progress.weeks.map((week) => {
    const done = doing?.weekPerProgress.find(({ weekId }) => weekId === week.id)?.done ?? []
    const written = week.items.filter(({ text }) => text.trim() !== '')
    return byLessons
      ? { planned: countLessons({ weeks: [week] }), done: done.reduce((sum, { lessons }) => sum + lessons, 0) }
      : { planned: written.length, done: done.length }
  })
  const { stage } = formTexts[locale].weeks
  let before = 0
  const stages = progress.stages.map(({ goal, weekCount }, index) => {
    const [from, to] = [before + 1, before + weekCount]
    before = to
    return { title: stage(index + 1, from, to), goal, weekCount, ...sumOf(bars.slice(from - 1, to)) }
  })
  const title = designedTexts[locale].chart[byLessons ? 'lessons' : 'items']
  return { title, bars, stages, most: Math.max(1, ...bars.flatMap(({ planned, done }) => [planned, done])) }
}

const sumOf = (bars: readonly Bar[]): Bar => ({
  planned: bars.reduce((sum, { planned }) => sum + planned, 0),
  done: bars.reduce((sum, { done }) => sum + done, 0),
})
