import { sessionEnded, sessionStarted } from '@learntrail/contract/accounts/events'
import { accountDurations } from '@learntrail/contract/accounts/limits'
import { networkOf } from '../../platform/http/caller-address.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { toldOf } from '../../platform/realtime/index.ts'
import { forgetTries } from './login-throttle.service.ts'
import { hashToken, newToken } from './session-token.rules.ts'

/** Where a sign-in comes from. */
export interface Origin {
  device: string
  address: string
  /** Token hash of the browser's present session, which the new one replaces. */
  replaced?: Buffer | undefined
}

interface Signing extends Pick<Platform, 'pool' | 'events'> {
  realtime: Pick<Platform['realtime'], 'told' | 'accessChanged'>
}

// One statement, prepared once per connection: replaces the browser's former session, records the events, tells open
// windows and forgets earlier tries.
const startSessionQuery = {
  name: 'start-session',
  text: `
    with replaced as (delete from sessions where token_hash = $15::bytea returning account_id),
    started as (
      insert into sessions (id, token_hash, account_id, device, address, created_at, last_seen_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $6, $7)
      returning account_id
    ),
    told as (
      ${toldOf({ topic: 'account_id', kind: 'updateEventLog', id: 'null::uuid', from: '(select account_id from started union select account_id from replaced) whose' })}
    ),
    ended as (
      insert into events (id, actor_id, subject_id, kind, data, at, pending)
      select $16, account_id, account_id, $17, '{}', $6, $18::text[] from replaced where account_id <> $3
    ),
    ${forgetTries('$11::text', '$14::text')},
    before as (
      select e.data ->> 'device' as device from events e where e.actor_id = $3 and e.kind = $9
    ),
    device as (
      select exists (select 1 from before) and not exists (select 1 from before where device = $4) as is_new
    ),
    recorded as (
      insert into events (id, actor_id, subject_id, kind, data, at, pending)
      select $8, $3, $3, $9, $10::jsonb || jsonb_build_object('isNewDevice', is_new), $6,
        case when is_new then $12::text[] else $13::text[] end
      from device
    )
    select is_new as "isNewDevice", (select account_id from replaced) as "replacedOf" from device`,
}

/**
 * Signs an account in on a device, records it and forgets earlier tries. The browser's former session ends, whichever
 * account it was for. Returns the cookie's value, which is stored nowhere.
 */
export async function startSession(
  { pool, events, realtime }: Signing,
  { accountId, origin: { device, address, replaced }, now }: { accountId: string; origin: Origin; now: Date },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + accountDurations.session)
  const sessionId = newId()
  const data = { device, address, sessionId }
  const hearingOf = (isNewDevice: boolean) => events.handlersOf(sessionStarted, { ...data, isNewDevice })
  const session = [sessionId, hashToken(token), accountId, device, address, now, expiresAt]
  const event = [newId(now.getTime()), sessionStarted.name, data]
  const [hearingOfNew, hearingOfKnown] = [hearingOf(true), hearingOf(false)]
  const hearingOfEnd = events.handlersOf(sessionEnded, {})
  const ended = [replaced ?? null, newId(now.getTime()), sessionEnded.name, hearingOfEnd]
  const { rows } = await pool.query<{ isNewDevice: boolean; replacedOf: string | null }>({
    ...startSessionQuery,
    values: [...session, ...event, accountId, hearingOfNew, hearingOfKnown, networkOf(address), ...ended],
  })
  realtime.told()
  const { isNewDevice = false, replacedOf = null } = rows[0] ?? {}
  if (replacedOf !== null) realtime.accessChanged(replacedOf)
  const concerned = isNewDevice ? hearingOfNew : hearingOfKnown
  if (concerned.length > 0) await events.dispatch(accountId, concerned)
  const isOthers = replacedOf !== null && replacedOf !== accountId
  if (isOthers && hearingOfEnd.length > 0) await events.dispatch(replacedOf, hearingOfEnd)
  return token
}
