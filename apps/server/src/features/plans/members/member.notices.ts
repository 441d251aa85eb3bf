import { planMemberInvited, planMemberJoined, planMemberLeft } from '@learntrail/contract/plans/events'
import { type NoticeSource, noticeOf } from '../../../platform/notices/notice-sources.ts'

const ofPlan = {
  title: () => '(select plan.name from plans plan where plan.id = n.subject_id)',
  place: { type: 'plan', id: 'n.subject_id' },
} as const

const isTheirs = (viewer: string) =>
  `exists (select 1 from plans plan where plan.id = n.subject_id and plan.owner_id = ${viewer})`

const hasJoined = `exists (
  select 1 from plan_members m where m.plan_id = n.subject_id and m.person_id = p.actor_id and m.state = 'accepted')`

export const memberNotices = (): NoticeSource[] => [
  noticeOf({
    ...ofPlan,
    kind: 'planMemberInvited',
    on: planMemberInvited,
    to: ({ data }) => [data.personId],
    stands: (viewer) => `exists (
      select 1 from plan_members m where m.plan_id = n.subject_id and m.person_id = ${viewer} and m.state = 'invited')`,
  }),
  noticeOf({
    ...ofPlan,
    kind: 'planMemberJoined',
    on: planMemberJoined,
    to: ({ data }) => [data.ownerId],
    detail: ({ data }) => data.personId,
    stands: (viewer) => `(${isTheirs(viewer)} and ${hasJoined})`,
  }),
  // A removed member gets no notice: the plan simply disappears for them.
  noticeOf({
    ...ofPlan,
    kind: 'planMemberLeft',
    on: planMemberLeft,
    to: ({ data }) => [data.ownerId],
    stands: (viewer) => `(${isTheirs(viewer)} and not ${hasJoined})`,
  }),
]
