import type { OwnWork, QuestionSummary } from '@learntrail/contract/homework/question'
import { durations } from '@learntrail/contract/limits'

type Work = Pick<OwnWork, 'state' | 'isAsked'>

/** State of a student's work; `voluntary` if the deadline had passed before they joined the group. */
export type Standing = 'due' | 'missing' | 'voluntary' | 'handed_in' | 'late' | 'reviewed' | 'returned'

export const isOver = (deadline: string | null, now = Date.now()): boolean =>
  deadline !== null && Date.parse(deadline) < now

export function standingOf(mine: Work | null, deadline: string | null, now = Date.now()): Standing {
  if (mine && mine.state !== 'draft') return mine.state
  if (!isOver(deadline, now)) return 'due'
  return mine === null || mine.isAsked ? 'missing' : 'voluntary'
}

/** Whether the student still has to act. */
export const isOpen = (standing: Standing) => standing === 'due' || standing === 'missing' || standing === 'returned'

/** Whether the deadline still matters to the student; for returned work, only until it has passed. */
export function isPressed(mine: Work | null, deadline: string | null, now = Date.now()): boolean {
  const standing = standingOf(mine, deadline, now)
  return isOpen(standing) && !(standing === 'returned' && isOver(deadline, now))
}

/** Deadline for handing in returned work again; `anyTime` if none applies. */
export type Again = { until: string } | 'anyTime'

/** Returns it; null if nothing was returned, or the question no longer takes work. */
export function againOf(
  { state, mine, deadline }: Pick<QuestionSummary, 'state' | 'deadline'> & { mine: Pick<OwnWork, 'state'> | null },
  now = Date.now(),
): Again | null {
  if (state !== 'assigned' || mine?.state !== 'returned') return null
  return deadline === null || isOver(deadline, now) ? 'anyTime' : { until: deadline }
}

/** How a version handed in now would count; the server decides the same. */
export type Prospect = 'mayUpdate' | 'until' | 'isBegun' | 'isLate' | 'staysLate' | 'isRevision'

export function prospectOf(
  question: { deadline: string | null; allowsUpdateAfterDeadline: boolean },
  work: { state: OwnWork['state']; wasLate: boolean } | null,
  /** Until when a hand-in begun before the deadline still counts as in time; null if none was begun. */
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

/** Time left until a moment, in its largest meaningful unit. */
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
 * Groups questions by due day, keeping their order within a day. Questions without a deadline, overdue ones, and
 * overdue ones whose work was returned each form a group of their own.
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
