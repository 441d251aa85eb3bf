import { accountDurations, loginFailures as most } from '@learntrail/contract/accounts/limits'
import { eq, lt } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database, Queryable } from '../../platform/database/index.ts'
import { networkOf } from '../../platform/http/caller-address.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { perApplication } from '../../platform/per-application.ts'
import type { Platform } from '../../platform/platform.ts'
import { createTurns, TooManyWaiting } from '../../platform/queues/turns.ts'
import { tallies } from './accounts.tables.ts'

/*
 * A try is counted before it is checked and given back if it was right, so that however many arrive at once, no more
 * are checked than may fail.
 */

interface Try {
  /** Account id, or the name typed if no account has it; absent if only the address is counted, as for a look-up. */
  account?: string
  address: string
  now: Date
  /** The error code after too many tries; `TOO_MANY_LOGIN_FAILURES` by default. */
  refusal?: 'TOO_MANY_GUESSES'
}

// A class signing in at the same moment from one address is no attack: it queues, so that only a few tries that will
// prove right are counted at a time. Log-ins with the same name wait for each other.
const turnsOf = perApplication(() => createTurns({ width: 8, mostAtOnce: 1, mostWaiting: 500 }))

/**
 * Waits until few tries are running in this process and none with this name. Refuses with `TOO_MANY_REQUESTS` if the
 * queue is full.
 */
export async function inTurn<T>(pool: Pool, name: string, work: () => Promise<T>): Promise<T> {
  const end = await turnsOf(pool)
    .take(name)
    .catch((error: unknown) => {
      if (error instanceof TooManyWaiting) return refuse('TOO_MANY_REQUESTS', { retryAfter: 1 })
      throw error
    })
  try {
    return await work()
  } finally {
    end()
  }
}

const accountKey = (account: string) => `account:${account}`
const addressKey = (address: string) => `address:${networkOf(address)}`
const mostOf = (key: string) => (key.startsWith('address:') ? most.address : most.account)
/** The start of the window; earlier tries no longer count. */
export const windowBefore = (now: Date) => new Date(now.getTime() - accountDurations.loginFailureWindow)

/**
 * SQL to follow a `with`: counts each key in `keys` (`key`, and what was `tried`) once more and returns the counted
 * keys as `counted`. Fewer keys are counted if one of them is full. Each key's row is locked while it is counted. `now`
 * and `since` are parameters.
 */
export const countTries = (now: string, since: string) => `
  full_ones as (
    select 1 from tallies t join keys k on k.key = t.key
    where (select count(*) from unnest(t.at) as o(at) where o.at > ${since}) >=
      case when t.key like 'address:%' then ${most.address} else ${most.account} end),
  counted as (
    insert into tallies as t (key, tried, at, until)
    select k.key, array[k.tried], array[${now}::timestamptz], ${now}::timestamptz + interval '${accountDurations.loginFailureWindow} ms'
    from keys k where not exists (select 1 from full_ones) order by k.key
    on conflict (key) do update set until = excluded.until, (tried, at) = (
      select array_agg(o.tried), array_agg(o.at)
      from unnest(t.tried || excluded.tried, t.at || excluded.at) as o(tried, at) where o.at > ${since})
    where (select count(*) from unnest(t.at) as o(at) where o.at > ${since}) <
      case when t.key like 'address:%' then ${most.address} else ${most.account} end
    returning t.key)`

/**
 * SQL to follow a `with`: deletes all tries on an account, and this account's tries from the network of the address.
 * Locks the account's row first, in the same order as counting does, so that the two cannot deadlock.
 */
export const forgetTries = (account: string, network: string) => `
  forgotten as (delete from tallies where key = 'account:' || ${account} returning 1),
  forgiven as (
    update tallies t set (tried, at) = (
      select coalesce(array_agg(o.tried), '{}'), coalesce(array_agg(o.at), '{}')
      from unnest(t.tried, t.at) as o(tried, at) where o.tried <> ${account})
    from (select count(*) from forgotten) first
    where t.key = 'address:' || ${network})`

/** Counts a try. After too many on the account or from the address, refuses and says when to come back. */
export async function countTry(pool: Pool, { account, address, now, refusal }: Try): Promise<void> {
  const keys = [...(account === undefined ? [] : [accountKey(account)]), addressKey(address)]
  const found = await pool.query({
    name: 'count-try',
    text: `with keys as (select key, $4::text as tried from unnest($1::text[]) as key), ${countTries('$2', '$3')}
      select key from counted`,
    values: [keys, now, windowBefore(now), account ?? ''],
  })
  if (found.rowCount !== keys.length) {
    await refuseThrottled(pool, { ...(account && { account }), address, now, ...(refusal && { refusal }) })
  }
}

/**
 * Refuses until the oldest of the tries that fill the limit leaves the window (`retryAfter` in seconds, at least 1).
 */
export async function refuseThrottled(pool: Pool, { account, address, now, refusal }: Try): Promise<never> {
  const keys = [...(account === undefined ? [] : [accountKey(account)]), addressKey(address)]
  const found = await pool.query<{ key: string; at: Date[] }>('select key, at from tallies where key = any($1)', [keys])
  const since = windowBefore(now)
  const openings = found.rows.map(({ key, at }) => {
    const counting = at.filter((one) => one > since).sort((one, other) => one.getTime() - other.getTime())
    return counting.at(-mostOf(key))?.getTime() ?? since.getTime()
  })
  const opensAt = Math.max(...openings, since.getTime()) + accountDurations.loginFailureWindow
  return refuse(refusal ?? 'TOO_MANY_LOGIN_FAILURES', { retryAfter: Math.max(1_000, opensAt - now.getTime()) / 1000 })
}

/** Forgets all tries on an account after a successful one. */
export async function forgetTriesOf(pool: Pool, { account, address }: { account: string; address: string }) {
  await pool.query({
    name: 'forget-tries',
    text: `with ${forgetTries('$1::text', '$2::text')} select count(*) from forgotten`,
    values: [account, networkOf(address)],
  })
}

/** Unlocks the account after a change of its password, for anybody who knows the new one. */
export async function openAccount(db: Queryable, account: string): Promise<void> {
  await db.delete(tallies).where(eq(tallies.key, accountKey(account)))
}

/**
 * Runs a query that tells a guest whether an account exists: counted as a try of the address beforehand, and given back
 * if something is found. If `find` throws, the try stays counted.
 */
export async function lookUp<T>(
  { pool, clock }: Platform,
  { name, address }: { name: string; address: string },
  find: () => Promise<T>,
): Promise<T> {
  return inTurn(pool, name, async () => {
    await countTry(pool, { address, now: clock.now() })
    const found = await find()
    if (found !== undefined) await giveBackLookUp(pool, address)
    return found
  })
}

/**
 * Checks a guess at a secret other than a password: counted on the account and the address, and forgotten if it was
 * right.
 */
export async function guess<T>(
  { pool, clock }: Platform,
  { accountId, address }: { accountId: string; address: string },
  find: () => Promise<T>,
): Promise<T> {
  const account = `${accountId}:guesses`
  return inTurn(pool, account, async () => {
    await countTry(pool, { account, address, now: clock.now(), refusal: 'TOO_MANY_GUESSES' })
    const found = await find()
    if (found !== undefined) await forgetTriesOf(pool, { account, address })
    return found
  })
}

async function giveBackLookUp(pool: Pool, address: string): Promise<void> {
  await pool.query({
    name: 'give-back-look-up',
    text: `update tallies t set
        tried = t.tried[:array_position(t.tried, '') - 1] || t.tried[array_position(t.tried, '') + 1:],
        at = t.at[:array_position(t.tried, '') - 1] || t.at[array_position(t.tried, '') + 1:]
      where key = $1 and array_position(t.tried, '') is not null`,
    values: [addressKey(address)],
  })
}

export async function deleteOldTallies(db: Database, now: Date): Promise<void> {
  await db.delete(tallies).where(lt(tallies.until, now))
}
