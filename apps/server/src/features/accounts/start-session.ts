import { durations } from '@learntrail/contract/limits'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { events } from '../../platform/events/events.tables.ts'
import type { EventKind } from '../../platform/events/record-event.ts'
import { newId } from '../../platform/ids/ids.ts'
import { sessions } from './accounts.tables.ts'
import { hashToken, newToken } from './session-token.ts'

/** Where a sign-in comes from. */
export interface Origin {
  device: string
  address: string
}

/**
 * Signs an account in on a device and records it, in one statement: a log-in needs no transaction around it. Answers the
 * cookie's value, which is kept nowhere.
 */
export async function startSession(
  db: Queryable,
  { accountId, origin, now }: { accountId: string; origin: Origin; now: Date },
): Promise<string> {
  const token = newToken()
  const at = now.toISOString()
  const expiresAt = new Date(now.getTime() + durations.session).toISOString()
  const kind: EventKind = 'session.started'
  const data = JSON.stringify({ device: origin.device, address: origin.address })
  await db.execute(sql`
    with started as (
      insert into ${sessions} (id, token_hash, account_id, device, address, created_at, last_seen_at, expires_at)
      values (${newId()}, ${hashToken(token)}, ${accountId}, ${origin.device}, ${origin.address}, ${at}, ${at}, ${expiresAt})
    )
    insert into ${events} (id, owner_id, actor_id, kind, data, at)
    values (${newId(now.getTime())}, ${accountId}, ${accountId}, ${kind}, ${data}, ${at})`)
  return token
}
