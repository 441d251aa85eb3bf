import { planRefused, planSignatureAsked, planSignatureWithdrawn, planSigned } from '@learntrail/contract/plans/events'
import type { Transaction } from '../../../platform/database/index.ts'
import { type NoticeSource, noticeOf } from '../../../platform/notices/notice-sources.ts'
import { leaderOf } from '../../groups/index.ts'
import { isSigner, writesPlan } from '../visible.sql.ts'
import { listWriters } from './signing.repository.ts'

const ofPlan = {
  detail: ({ id }: { id: string }) => id,
  title: () => '(select plan.name from plans plan where plan.id = n.subject_id)',
  place: { type: 'plan', id: 'n.subject_id' },
  // As in groups, a block does not apply where one of the two leads the other.
  isPastBlock: (viewer: string) => `${leaderOf(viewer, 'p.actor_id')} is not null`,
} as const

/** The line that the event of a notice's part is about. */
const lineOf = (part: string) => `plan_lines l join events e on e.id = ${part}.event_id
  where l.plan_id = n.subject_id and l.id = (e.data ->> 'lineId')::uuid`

const waits = (
  viewer: string,
) => `exists (select 1 from plans plan where plan.id = n.subject_id and ${isSigner(viewer, 'plan')}
    and exists (select 1 from ${lineOf('p')} and l.state = 'asked' and exists (select 1 from plan_signers own
      where own.plan_id = l.plan_id and own.line_id = l.id and own.person_id = ${viewer})))`

const writes = (viewer: string) =>
  `exists (select 1 from plans plan where plan.id = n.subject_id and ${writesPlan(viewer, 'plan')})`

const said = (viewer: string, answer: string) =>
  `(${writes(viewer)} and exists (select 1 from ${lineOf('p')} and l.answer = '${answer}'))`

const toWriters = {
  ...ofPlan,
  to: ({ subjectId }: { subjectId: string }, transaction: Transaction) => listWriters(transaction, subjectId),
}

export function signingNotices(): NoticeSource[] {
  return [
    noticeOf({
      ...ofPlan,
      kind: 'planSignatureAsked',
      on: planSignatureAsked,
      to: ({ data }) => data.personIds,
      stands: waits,
    }),
    noticeOf({
      ...toWriters,
      kind: 'planSigned',
      on: planSigned,
      // The person who adds a paper signature knows of it already.
      concerns: ({ way }) => way !== 'paper',
      stands: (viewer) => said(viewer, 'signed'),
      excerpt: () => `(select l.answered_name from ${lineOf('seen')})`,
    }),
    noticeOf({
      ...toWriters,
      kind: 'planRefused',
      on: planRefused,
      stands: (viewer) => said(viewer, 'refused'),
      excerpt: () => `(select l.reason from ${lineOf('seen')})`,
    }),
    noticeOf({ ...toWriters, kind: 'planSignatureWithdrawn', on: planSignatureWithdrawn, stands: writes }),
  ]
}
