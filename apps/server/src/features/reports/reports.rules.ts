import { type CaseState, type Decision, hides } from '@learntrail/contract/reports/facts'
import { reportDurations, reportLimits } from '@learntrail/contract/reports/limits'
import type { Frozen } from './reports.tables.ts'

/**
 * Until when somebody may not report, or null: from the third false report within 90 days on, each suspends the right for
 * ten days. `falseAt` are the moments at which reports of theirs were found to be untrue.
 */
export function suspendedUntil(falseAt: readonly Date[], now: Date): Date | null {
  const moments = falseAt.map((moment) => moment.getTime()).sort((a, b) => a - b)
  const ends = moments.flatMap((moment) => {
    const within = moments.filter((other) => other <= moment && other > moment - reportDurations.falseReportsCount)
    return within.length >= reportLimits.falseReports ? [moment + reportDurations.rightSuspended] : []
  })
  const last = Math.max(...ends)
  return last > now.getTime() ? new Date(last) : null
}

/** What a case becomes by a decision: asked to be mended, it is looked at again. */
export function stateAfter(decision: Decision): CaseState {
  if (decision === 'nothing') return 'rejected'
  return decision === 'mend' ? 'in_progress' : 'resolved'
}

export const isUnjudged = (state: CaseState): boolean => state === 'open' || state === 'in_progress'

interface Held {
  decision: Decision
  endsAt: Date | null
  liftedAt: Date | null
  /** What it hid was mended, and is seen again. */
  shownAt: Date | null
}

/** Whether a decision still has its effect: what hides until it is shown, and what suspends until it ends. */
export function holds({ decision, endsAt, liftedAt, shownAt }: Held, now: Date): boolean {
  if (liftedAt !== null) return false
  if (hides(decision) && shownAt === null) return true
  return decision !== 'hide' && (endsAt === null || endsAt > now)
}

interface Appealable extends Held {
  appealedAt: Date | null
}

/** Whether whoever it is about may say that it is wrong: once, and while it holds. */
export function mayAppeal(decision: Appealable, now: Date): boolean {
  return decision.decision !== 'nothing' && decision.appealedAt === null && holds(decision, now)
}

/** A copy of what was reported, with the files besides that its owner says it has now: who judges has to see them. */
export function withMended(frozen: Frozen | null, fileIds: readonly string[]): Frozen | null {
  if (frozen === null) return null
  const then = frozen.fileIds.slice(0, frozen.filesThen)
  return { ...frozen, fileIds: [...new Set([...then, ...fileIds])], filesThen: then.length }
}
