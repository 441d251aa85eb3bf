import type { WholeCase } from '@learntrail/contract/reports/cases'
import type { CaseRow } from './cases.repository.ts'
import { holds, isUnjudged } from './reports.rules.ts'

/** What somebody of the staff may do with a case: whoever looks at it decides, somebody else answers the appeal. */
export function caseAbilities(
  me: string,
  row: CaseRow,
  { now, isGone, isHideable }: { now: Date; isGone: boolean; isHideable: boolean },
): WholeCase['can'] {
  const [last] = row.decisions
  const isMine = row.assigneeId === me
  const hasEffect =
    last !== undefined &&
    last.decision !== 'nothing' &&
    holds(
      {
        ...{ decision: last.decision, endsAt: last.endsAt === null ? null : new Date(last.endsAt) },
        liftedAt: last.liftedAt === null ? null : new Date(last.liftedAt),
      },
      now,
    )
  return {
    take: isUnjudged(row.state) && !isMine,
    decide: isUnjudged(row.state) && isMine,
    hide: isHideable && !isGone,
    lift: !isUnjudged(row.state) && hasEffect,
    answerAppeal: last?.appeal?.outcome === null && last.decider?.id !== me,
  }
}
