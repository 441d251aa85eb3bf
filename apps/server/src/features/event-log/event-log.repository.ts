import { untoldKinds } from '@learntrail/contract/event-log/event-kinds'
import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Pool } from 'pg'
import { limitTo } from '../../platform/paging/limit.ts'
import { fromAccounts, fromSessions } from '../accounts/index.ts'
import { personSummaryOf, visiblePerson } from '../people/index.ts'

export interface EventRow {
  id: string
  kind: string
  actorId: string | null
  data: Record<string, unknown>
  at: Date
  person: PersonSummary | null
  sessionId: string | null
}

interface Page {
  /** First parts of the kinds; all kinds if undefined. */
  prefixes: readonly string[] | undefined
  after: string
  since: Date
  limit: number
}

const columns = 'id, kind, actor_id, subject_id, data, at'

// Two index scans that each stop after a page: what the viewer did, and what the product did to their account and
// things.
const mine = (limit: number) => `
  (select ${columns} from events
    where actor_id = $1 and id < $2 and at >= $3 and kind <> all ($5) and ($4::text[] is null or split_part(kind, '.', 1) = any ($4))
    order by id desc ${limitTo(limit)})
  union all
  (select ${columns} from events
    where coalesce(data ->> 'ownerId', subject_id::text) = $1::uuid::text and actor_id is null and id < $2 and at >= $3
      and kind <> all ($5) and ($4::text[] is null or split_part(kind, '.', 1) = any ($4))
    order by id desc ${limitTo(limit)})`

/** Returns what a person did, and what the product did to things of theirs, newest first. */
export async function listEventsOf(pool: Pool, viewer: string, { prefixes, after, since, limit }: Page) {
  const found = await pool.query<EventRow>({
    name: `event-log-${limit}`,
    text: `
      select e.id, e.kind, e.actor_id as "actorId", e.data, e.at,
        (select ${personSummaryOf('a')} ${fromAccounts('a', 'e.subject_id')}
          and (e.kind like 'relation.%' or e.kind = 'invitation.taken') and ${visiblePerson('$1', 'a')}) as person,
        (select s.id ${fromSessions('s', '$1')}
          and e.kind = 'session.started' and s.id::text = e.data ->> 'sessionId') as "sessionId"
      from (${mine(limit)} order by id desc ${limitTo(limit)}) e
      order by e.id desc`,
    values: [viewer, after, since, prefixes ?? null, untoldKinds],
  })
  return found.rows
}
