import {
  emailWayAdded,
  identityLinked,
  identityUnlinked,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  passwordGiven,
  planEnding,
  planGranted,
  sessionStarted,
} from '@learntrail/contract/accounts/events'
import type { EventData, EventKind } from '@learntrail/contract/event'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'

const said = (name: string) => `e.data ->> '${name}'`
const ofEvent = (column: string) => `(select ${column} from events e where e.id = seen.event_id)`

const ofAccount = { isForActor: true, stands: () => 'true', place: { type: 'account', id: 'n.owner_id' } } as const

/** The title is the plan's last day (Asia/Taipei), or empty if the plan has no end. */
const ofPlan = {
  ...ofAccount,
  title: () =>
    ofEvent(
      `case when ${said('endsAt')} = '' then '' else to_char((${said('endsAt')})::timestamptz at time zone 'Asia/Taipei', 'YYYY-MM-DD') end`,
    ),
  place: { type: 'subscription', id: 'n.owner_id' },
} as const

/** Events recorded before `locks` existed lack it. */
const locksRooms = (locks: readonly string[] | undefined) => locks?.includes('chatroom') ?? false

const planEnds = (kind: 'planEnding' | 'planEndingRooms') =>
  noticeOf({
    ...ofPlan,
    kind,
    on: planEnding,
    concerns: ({ locks }) => locksRooms(locks) === (kind === 'planEndingRooms'),
    to: ({ subjectId }) => [subjectId],
    // One notice per event, so the reminder for the last day does not replace the one a week ahead.
    detail: ({ id }) => id,
    stands: (viewer) => `exists (select 1 from events e join accounts a on a.id = ${viewer} where e.id = p.event_id
      and (${said('endsAt')})::timestamptz = case when ${said('isTrial')} = 'true' then a.trial_ends_at else a.plan_ends_at end)`,
  })

const wayChanged = <Data extends EventData>(on: EventKind<Data>): NoticeSource<Data> => ({
  ...ofAccount,
  kind: 'wayChanged',
  on,
  to: ({ subjectId }) => [subjectId],
  title: () => ofEvent(`coalesce(${said('provider')}, ${said('name')}, 'email')`),
})

/** Notices of changes to an account. They always reach its holder, because someone else may have made the change. */
export function accountNotices(): NoticeSource[] {
  return [
    noticeOf({
      ...ofAccount,
      kind: 'newDevice',
      on: sessionStarted,
      concerns: ({ isNewDevice }) => isNewDevice,
      to: ({ subjectId }) => [subjectId],
      subject: ({ id }) => id,
      title: () => ofEvent(said('device')),
      place: { type: 'log', id: 'n.owner_id' },
    }),
    noticeOf({ ...ofAccount, kind: 'passwordChanged', on: passwordChanged, to: ({ subjectId }) => [subjectId] }),
    noticeOf({ ...ofAccount, kind: 'passwordGiven', on: passwordGiven, to: ({ subjectId }) => [subjectId] }),
    noticeOf({ ...ofPlan, kind: 'planGranted', on: planGranted, to: ({ subjectId }) => [subjectId] }),
    planEnds('planEnding'),
    planEnds('planEndingRooms'),
    noticeOf(wayChanged(identityLinked)),
    noticeOf(wayChanged(identityUnlinked)),
    noticeOf(wayChanged(passkeyAdded)),
    noticeOf(wayChanged(passkeyRemoved)),
    noticeOf(wayChanged(emailWayAdded)),
  ]
}
