import { rewardsGiven, rewardsIssued, rewardsTakenBack } from '@learntrail/contract/rewards/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { groupNameOf, meetsIn } from '../groups/index.ts'
import { isTakenBack } from './entries.sql.ts'

const place = { type: 'rewards', id: 'n.subject_id' } as const

/** SQL: the viewer still has the points of the act. */
const isKept = (viewer: string) => `exists (select 1 from reward_entries e
  join reward_accounts purse on purse.id = e.to_id and purse.account_id = ${viewer}
  where e.act_id = p.detail_id and not ${isTakenBack('e')})`
const excerpt = () => '(select act.reason from reward_acts act where act.id = seen.detail_id)'

export function rewardNotices(): NoticeSource[] {
  return [
    noticeOf({
      kind: 'rewardsGiven',
      on: rewardsIssued,
      to: ({ data }) => data.personIds,
      detail: ({ data }) => data.actId,
      title: () => groupNameOf('n.subject_id'),
      isPastBlock: (viewer) => meetsIn(viewer, 'p.actor_id', 'n.subject_id'),
      excerpt,
      stands: isKept,
      place,
    }),
    noticeOf({
      kind: 'rewardsGiven',
      on: rewardsGiven,
      to: ({ subjectId }) => [subjectId],
      detail: ({ data }) => data.actId,
      excerpt,
      stands: isKept,
      place,
    }),
    noticeOf({
      kind: 'rewardsTakenBack',
      on: rewardsTakenBack,
      to: ({ subjectId }) => [subjectId],
      detail: ({ data }) => data.movementId,
      stands: () => 'true',
      isPastBlock: () => 'true',
      place,
    }),
  ]
}
