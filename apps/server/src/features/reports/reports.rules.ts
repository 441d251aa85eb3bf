import { type CaseState, type Decision, hides } from '@learntrail/contract/reports/facts'
import { reportDurations, reportLimits } from '@learntrail/contract/reports/limits'
import type { Frozen } from './reports.tables.ts'

/**
 * Returns until when a person may not report, or null: from the third false report within 90 days on, each suspends the
 * right for ten days. `falseAt` are the moments at which reports of theirs were found untrue.
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

/** Returns the state of a case after a decision; a case whose owner is asked to mend the thing stays in progress. */
export function stateAfter(decision: Decision): CaseState {
  if (decision === 'nothing') return 'rejected'
  return decision === 'mend' ? 'in_progress' : 'resolved'
}

export const isUnjudged = (state: CaseState): boolean => state === 'open' || state === 'in_progress'

interface Held {
  decision: Decision
  endsAt: Date | null
  liftedAt: Date | null
  /** When the thing it hid was mended and shown again. */
  shownAt: Date | null
}

/** Whether a decision is in effect: hiding until the thing is shown, suspending until the end. */
export function holds({ decision, endsAt, liftedAt, shownAt }: Held, now: Date): boolean {
  if (liftedAt !== null) return false
  if (hides(decision) && shownAt === null) return true
  return decision !== 'hide' && (endsAt === null || endsAt > now)
}

interface Appealable extends Held {
  appealedAt: Date | null
}

/** Whether the owner may appeal: once, and while it is in effect. */
export function mayAppeal(decision: Appealable, now: Date): boolean {
  return decision.decision !== 'nothing' && decision.appealedAt === null && holds(decision, now)
}

/** Returns the copy with the files added that the mended thing has now: the judging staff must see them. */
export function withMended(frozen: Frozen | null, fileIds: readonly string[]): Frozen | null {
  if (frozen === null) return null
  const then = frozen.fileIds.slice(0, frozen.filesThen)
  return { ...frozen, fileIds: [...new Set([...then, ...fileIds])], filesThen: then.length }
}
