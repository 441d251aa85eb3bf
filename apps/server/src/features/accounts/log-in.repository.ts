import type { Pool } from 'pg'
import { networkOf } from '../../platform/http/caller-address.ts'
import type { Account } from './accounts.repository.ts'
import { countTries, windowBefore } from './login-throttle.service.ts'

/** What a log-in needs to know of an account. */
export type LogInAccount = Pick<
  Account,
  | 'id'
  | 'email'
  | 'emailVerifiedAt'
  | 'method'
  | 'passwordDigest'
  | 'passwordHash'
  | 'isDefaultPassword'
  | 'profileFilledAt'
  | 'termsAcceptedAt'
>

export interface LogInFacts {
  account: LogInAccount | undefined
  /** False after too many tries on the account or from the address; the password must then not be compared. */
  isCounted: boolean
}

type Row = { isCounted: boolean } & Omit<LogInAccount, 'id'> & { id: string | null }

// Apart from hashing, a log-in consists almost entirely of round trips, so this prepared statement counts the try and
// reads everything needed. It does not wait for the disk, because people signing in from the same network wait
// for the row; a count lost in a power failure only allows one more guess.
const countLogInQuery = {
  name: 'count-log-in',
  text: `
    with known as (
      select a.*, coalesce(a.id::text, $1) as tried
      from (select set_config('synchronous_commit', 'off', true)) unflushed
      left join accounts a on a.id = coalesce(
        (select id from accounts where lower(email) = $1), (select id from accounts where lower(username) = $1))),
    keys as (
      select 'account:' || tried as key, tried from known
      union all select 'address:' || $2, tried from known),
    ${countTries('$3', '$4')}
    select k.id, k.email, k.email_verified_at as "emailVerifiedAt", k.method, k.password_hash as "passwordHash",
      k.password_digest as "passwordDigest",
      k.is_default_password as "isDefaultPassword", k.profile_filled_at as "profileFilledAt",
      k.terms_accepted_at as "termsAcceptedAt", (select count(*) = 2 from counted) as "isCounted"
    from known k`,
}

/** Counts a try before the password is compared, and returns the account with this e-mail or account name. */
export async function countLogIn(
  pool: Pool,
  { name, address, now }: { name: string; address: string; now: Date },
): Promise<LogInFacts> {
  const result = await pool.query<Row>({
    ...countLogInQuery,
    values: [name.toLowerCase(), networkOf(address), now, windowBefore(now)],
  })
  const [row] = result.rows
  if (row === undefined) throw new Error('count-log-in answered no row')
  const { isCounted, id, ...account } = row
  return { account: id === null ? undefined : { id, ...account }, isCounted }
}
