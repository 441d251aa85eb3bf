import {
  emailWayAdded,
  identityLinked,
  identityUnlinked,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  planEnding,
  planGranted,
  sessionStarted,
} from '@learntrail/contract/accounts/events'
import type { EventData, EventKind } from '@learntrail/contract/event'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import type { HeardEvent } from '../../platform/events/index.ts'
import { type NoticeSource, registerNotices } from '../../platform/notices/notice-sources.ts'

const said = (name: string) => `e.data ->> '${name}'`
const ofEvent = (column: string) => `(select ${column} from events e where e.id = seen.event_id)`

const ofAccount = { isForActor: true, stands: () => 'true', place: { type: 'account', id: 'n.owner_id' } } as const

/** The day until which it holds, where it has an end. */
const ofPlan = {
  ...ofAccount,
  title: () =>
    ofEvent(
      `case when ${said('endsAt')} = '' then '' else to_char((${said('endsAt')})::timestamptz at time zone 'Asia/Taipei', 'YYYY-MM-DD') end`,
    ),
  place: { type: 'plan', id: 'n.owner_id' },
} as const

const wayChanged = <Data extends EventData>(on: EventKind<Data>): NoticeSource<Data> => ({
  ...ofAccount,
  kind: 'wayChanged',
  on,
  to: ({ subjectId }) => [subjectId],
  title: () => ofEvent(`coalesce(${said('provider')}, ${said('name')}, 'email')`),
})

/** What its holder has to hear of, since it may have been somebody else. */
export function registerAccountNotices(): void {
  registerNotices({
    ...ofAccount,
    kind: 'newDevice',
    on: sessionStarted,
    to: async (event, transaction) => ((await isNewDevice(transaction, event)) ? [event.subjectId] : []),
    subject: ({ id }) => id,
    title: () => ofEvent(said('device')),
    place: { type: 'log', id: 'n.owner_id' },
  })
  registerNotices({ ...ofAccount, kind: 'passwordChanged', on: passwordChanged, to: ({ subjectId }) => [subjectId] })
  registerNotices({ ...ofPlan, kind: 'planGranted', on: planGranted, to: ({ subjectId }) => [subjectId] })
  registerNotices({
    ...ofPlan,
    kind: 'planEnding',
    on: planEnding,
    to: ({ subjectId }) => [subjectId],
    // The last day is a notice of its own.
    detail: ({ id }) => id,
    stands: (viewer) => `exists (select 1 from events e join accounts a on a.id = ${viewer} where e.id = p.event_id
      and (${said('endsAt')})::timestamptz = case when ${said('isTrial')} = 'true' then a.trial_ends_at else a.plan_ends_at end)`,
  })
  registerNotices(wayChanged(identityLinked))
  registerNotices(wayChanged(identityUnlinked))
  registerNotices(wayChanged(passkeyAdded))
  registerNotices(wayChanged(passkeyRemoved))
  registerNotices(wayChanged(emailWayAdded))
}

/** Signed in before, and never from this kind of device: the first sign-in of all is nobody else's. */
async function isNewDevice(
  transaction: Transaction,
  { id, subjectId, data }: HeardEvent<{ device: string }>,
): Promise<boolean> {
  const { rows } = await transaction.execute<{ isNew: boolean }>(sql`
    select count(*) > 0 and not coalesce(bool_or(data ->> 'device' = ${data.device}), false) as "isNew"
    from events where actor_id = ${subjectId} and id < ${id} and kind = ${sessionStarted.name}`)
  return rows[0]?.isNew === true
}
