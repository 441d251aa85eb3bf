import { durations } from '@learntrail/contract/limits'
import type { Pool } from 'pg'
import type { Account } from './accounts.repository.ts'
import type { Failures } from './login-throttle.ts'

/** What a log-in needs of an account. */
export type LogInAccount = Pick<
  Account,
  | 'id'
  | 'email'
  | 'emailVerifiedAt'
  | 'method'
  | 'passwordHash'
  | 'isDefaultPassword'
  | 'profileFilledAt'
  | 'termsAcceptedAt'
>

export interface LogInFacts {
  account: LogInAccount | undefined
  failures: Failures
}

type Row = Failures & Omit<LogInAccount, 'id'> & { id: string | null }

// Beside the password's digest a log-in is little but round trips: this one reads all it needs, prepared once a connection.
const logInFactsQuery = {
  name: 'log-in-facts',
  text: `
    select a.id, a.email, a.email_verified_at as "emailVerifiedAt", a.method, a.password_hash as "passwordHash",
      a.is_default_password as "isDefaultPassword", a.profile_filled_at as "profileFilledAt",
      a.terms_accepted_at as "termsAcceptedAt",
      (select count(*)::int from login_failures f where f.account = coalesce(a.id::text, $1) and f.at > $3) as "ofAccount",
      (select count(*)::int from login_failures f where f.address = $2 and f.at > $3) as "ofAddress"
    from (values (1)) once
    left join accounts a on a.id = coalesce(
      (select id from accounts where lower(email) = $1), (select id from accounts where lower(username) = $1))`,
}

/** The account of this e-mail or account name, and the failures that still count on it and from this address. */
export async function findLogInFacts(
  pool: Pool,
  { name, address, now }: { name: string; address: string; now: Date },
): Promise<LogInFacts> {
  const since = new Date(now.getTime() - durations.loginFailureWindow)
  const result = await pool.query<Row>({ ...logInFactsQuery, values: [name.toLowerCase(), address, since] })
  const [row] = result.rows
  if (row === undefined) throw new Error('log-in-facts answered no row')
  const { ofAccount, ofAddress, id, ...account } = row
  return { account: id === null ? undefined : { id, ...account }, failures: { ofAccount, ofAddress } }
}
