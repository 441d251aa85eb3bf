import type { WholeCase } from '@learntrail/contract/reports/cases'
import type { CaseRow } from './cases.repository.ts'
import { holds, isUnjudged } from './reports.rules.ts'

/** Returns what a member of staff may do with a case: the one who took it decides, another one answers the appeal. */
export function caseAbilities(
  me: string,
  row: CaseRow,
  { now, isGone, isHideable }: { now: Date; isGone: boolean; isHideable: boolean },
): WholeCase['can'] {
  const isMine = row.assigneeId === me
  const isHeld = ({ decision, endsAt, liftedAt, shownAt }: WholeCase['decisions'][number]) =>
    decision !== 'nothing' &&
    holds({ decision, endsAt: moment(endsAt), liftedAt: moment(liftedAt), shownAt: moment(shownAt) }, now)
  const appealed = row.decisions.find(({ appeal }) => appeal?.outcome === null)
  return {
    take: isUnjudged(row.state) && !isMine,
    decide: isUnjudged(row.state) && isMine,
    hide: isHideable && !isGone,
    lift: !isUnjudged(row.state) && row.decisions.some(isHeld),
    answerAppeal: appealed !== undefined && appealed.decider?.id !== me,
  }
}

const moment = (time: string | null) => (time === null ? null : new Date(time))
