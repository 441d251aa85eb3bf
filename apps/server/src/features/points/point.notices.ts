import {
  pointsAnswered,
  pointsGoalReached,
  pointsIssued,
  pointsReset,
  pointsTakenBack,
} from '@learntrail/contract/points/events'
import type { Transaction } from '../../platform/database/index.ts'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { administers, groupNameOf, isIn, listMemberIds, meetsIn } from '../groups/index.ts'
import { isTakenBack } from './entries.sql.ts'

const title = () => groupNameOf('n.subject_id')
const ofGroup = {
  title,
  isPastBlock: (viewer: string) => meetsIn(viewer, 'p.actor_id', 'n.subject_id'),
  stands: (viewer: string) => isIn(viewer, 'n.subject_id'),
}
const own = { ...ofGroup, place: { type: 'ownPoints', id: 'n.subject_id' } } as const

/** Whether the movement of a notice was taken back. */
const isGone = `exists (select 1 from point_sources s
  where s.group_id = n.subject_id and s.source = 'reversal:' || p.detail_id)`

interface OfMovement {
  data: { personId: string; movementId: string }
}

const listOthers = async (
  { subjectId, actorId }: { subjectId: string; actorId: string | null },
  transaction: Transaction,
) => (await listMemberIds(transaction, subjectId)).filter((id) => id !== actorId)

export function pointNotices(): NoticeSource[] {
  return [
    noticeOf({
      ...own,
      kind: 'pointsIssued',
      on: pointsIssued,
      to: ({ data }) => data.personIds,
      detail: ({ data }) => data.actId,
      // The reason, which is deleted with the movements.
      excerpt: () =>
        '(select act.reason from point_acts act where act.group_id = n.subject_id and act.id = seen.detail_id)',
      stands: (viewer) => `(${isIn(viewer, 'n.subject_id')} and exists (
        select 1 from point_entries e join point_accounts h on h.group_id = e.group_id and h.id = e.to_id
        where e.group_id = n.subject_id and e.act_id = p.detail_id and h.account_id = ${viewer} and not ${isTakenBack('e', 'h.id')}))`,
    }),
    noticeOf({
      ...own,
      kind: 'pointsTakenBack',
      on: pointsTakenBack,
      to: ({ data }: OfMovement) => [data.personId],
      detail: ({ data }: OfMovement) => data.movementId,
    }),
    noticeOf({
      ...ofGroup,
      kind: 'pointsAnswered',
      on: pointsAnswered,
      to: ({ data }: OfMovement) => [data.personId],
      detail: ({ data }: OfMovement) => data.movementId,
      place: { type: 'groupPoints', id: 'n.subject_id' },
      excerpt: () =>
        '(select said.words from point_answers said where said.group_id = n.subject_id and said.entry_id = seen.detail_id)',
      stands: (viewer) => `(${administers(viewer, 'n.subject_id')} and not ${isGone})`,
    }),
    noticeOf({ ...own, kind: 'pointsReset', on: pointsReset, to: listOthers, detail: ({ id }) => id }),
    noticeOf({ ...own, kind: 'pointsGoalReached', on: pointsGoalReached, to: listOthers, detail: ({ id }) => id }),
  ]
}
