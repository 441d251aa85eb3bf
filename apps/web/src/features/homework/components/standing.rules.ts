import type { OwnWork, QuestionSummary } from '@learntrail/contract/homework/question'
import { durations } from '@learntrail/contract/limits'

/** How my work for a question stands. */
export type Standing = 'due' | 'missing' | 'handed_in' | 'late' | 'reviewed' | 'returned'

export function standingOf(mine: OwnWork | null, deadline: string | null, now = Date.now()): Standing {
  if (mine && mine.state !== 'draft') return mine.state
  return deadline !== null && Date.parse(deadline) < now ? 'missing' : 'due'
}

/** What I have to do something about. */
export const isOpen = (standing: Standing) => standing === 'due' || standing === 'missing' || standing === 'returned'

/** How long it is until then, in the largest unit that says something. */
export type Remaining = { unit: 'over' } | { unit: 'days' | 'hours' | 'minutes'; count: number }

export function remainingUntil(moment: string, now = Date.now()): Remaining {
  const left = Date.parse(moment) - now
  if (left <= 0) return { unit: 'over' }
  const minutes = Math.ceil(left / 60_000)
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  if (left < 2 * durations.day) return { unit: 'hours', count: Math.floor(left / 3_600_000) }
  return { unit: 'days', count: Math.floor(left / durations.day) }
}

/** Questions by the day on which they are due, in the order they come; those without a deadline, and those that are over, are one each. */
export function byDay<Item extends Pick<QuestionSummary, 'deadline'>>(
  questions: readonly Item[],
  dayOf: (deadline: string) => string,
  now = Date.now(),
): { day: string; questions: Item[] }[] {
  const days = new Map<string, Item[]>()
  for (const question of questions) {
    const { deadline } = question
    const day = deadline === null ? '' : Date.parse(deadline) < now ? 'over' : dayOf(deadline)
    days.set(day, [...(days.get(day) ?? []), question])
  }
  const order = (day: string) => (day === 'over' ? '0' : day || '9')
  return [...days]
    .map(([day, items]) => ({ day, questions: items }))
    .sort((one, another) => (order(one.day) < order(another.day) ? -1 : 1))
}
