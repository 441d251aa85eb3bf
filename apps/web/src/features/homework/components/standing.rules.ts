import type { OwnWork, QuestionSummary } from '@learntrail/contract/homework/question'
import { durations } from '@learntrail/contract/limits'

type Work = Pick<OwnWork, 'state' | 'isAsked'>

/** How my work for a question stands; what was over before I came to the group is as I like. */
export type Standing = 'due' | 'missing' | 'voluntary' | 'handed_in' | 'late' | 'reviewed' | 'returned'

export const isOver = (deadline: string | null, now = Date.now()): boolean =>
  deadline !== null && Date.parse(deadline) < now

export function standingOf(mine: Work | null, deadline: string | null, now = Date.now()): Standing {
  if (mine && mine.state !== 'draft') return mine.state
  if (!isOver(deadline, now)) return 'due'
  return mine === null || mine.isAsked ? 'missing' : 'voluntary'
}

/** What I have to do something about. */
export const isOpen = (standing: Standing) => standing === 'due' || standing === 'missing' || standing === 'returned'

/** Whether the deadline still presses me: what came back is wanted whenever it is ready. */
export function isPressed(mine: Work | null, deadline: string | null, now = Date.now()): boolean {
  const standing = standingOf(mine, deadline, now)
  return isOpen(standing) && !(standing === 'returned' && isOver(deadline, now))
}

/** Until when what came back is wanted again; `anyTime` where no date presses it. */
export type Again = { until: string } | 'anyTime'

/** Null where nothing came back, or where nothing is taken any more. */
export function againOf(
  { state, mine, deadline }: Pick<QuestionSummary, 'state' | 'deadline'> & { mine: Pick<OwnWork, 'state'> | null },
  now = Date.now(),
): Again | null {
  if (state !== 'assigned' || mine?.state !== 'returned') return null
  return deadline === null || isOver(deadline, now) ? 'anyTime' : { until: deadline }
}

/** What becomes of a version that I hand in now, as the server judges it. */
export type Prospect = 'mayUpdate' | 'until' | 'isBegun' | 'isLate' | 'staysLate' | 'isRevision'

export function prospectOf(
  question: { deadline: string | null; allowsUpdateAfterDeadline: boolean },
  work: { state: OwnWork['state']; wasLate: boolean } | null,
  /** Until when it counts from where it was begun; null: nothing was begun in time. */
  holdsUntil: string | null,
  now = Date.now(),
): Prospect {
  if (!isOver(question.deadline, now)) {
    return question.deadline === null || question.allowsUpdateAfterDeadline ? 'mayUpdate' : 'until'
  }
  if (holdsUntil !== null && !isOver(holdsUntil, now)) return 'isBegun'
  if (work?.state !== 'returned') return 'isLate'
  return work.wasLate ? 'staysLate' : 'isRevision'
}

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

/**
 * Questions by the day on which they are due, in the order they come. Those without a deadline, those that are over, and
 * those of which that came back are one each.
 */
export function byDay<Item extends Pick<QuestionSummary, 'deadline' | 'mine'>>(
  questions: readonly Item[],
  dayOf: (deadline: string) => string,
  now = Date.now(),
): { day: string; questions: Item[] }[] {
  const days = new Map<string, Item[]>()
  for (const question of questions) {
    const day = dayName(question, dayOf, now)
    days.set(day, [...(days.get(day) ?? []), question])
  }
  const order = (day: string) => ({ over: '0', returned: '1' })[day] ?? (day || '9')
  return [...days]
    .map(([day, items]) => ({ day, questions: items }))
    .sort((one, another) => (order(one.day) < order(another.day) ? -1 : 1))
}

function dayName(
  { deadline, mine }: Pick<QuestionSummary, 'deadline' | 'mine'>,
  dayOf: (deadline: string) => string,
  now: number,
): string {
  if (deadline === null) return ''
  if (!isOver(deadline, now)) return dayOf(deadline)
  return mine?.state === 'returned' ? 'returned' : 'over'
}
