import type { LoginMethod } from '@learntrail/contract/accounts/sessions'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Account, updateAccount } from './accounts.repository.ts'
import { listPasskeys } from './passkeys/passkeys.repository.ts'
import { listIdentities } from './providers/identities.repository.ts'

/** Returns the ways to sign in to an account; the first is the one to fall back on. */
export async function waysOf(
  db: Queryable,
  { id, passwordHash, email, emailVerifiedAt }: Account,
): Promise<LoginMethod[]> {
  const hasPassword = passwordHash !== null && (email === null || emailVerifiedAt !== null)
  const linked = await listIdentities(db, id)
  const passkeys = await listPasskeys(db, id)
  return [
    ...(hasPassword ? (['email'] as const) : []),
    ...linked.map(({ provider }) => provider),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ]
}

/** SQL: whether only a password opens the row `a`: it has no e-mail, provider or passkey. */
export const isOpenedByPasswordAlone = (a: string) => `(${a}.email is null
  and not exists (select 1 from identities own where own.account_id = ${a}.id)
  and not exists (select 1 from passkeys own where own.account_id = ${a}.id))`

/**
 * After a way was removed, switches the account to a remaining one. Refuses with `LAST_LOGIN_METHOD` if none is left.
 * The caller holds the lock on the account.
 */
export async function keepWay(transaction: Transaction, account: Account): Promise<void> {
  const ways = await waysOf(transaction, account)
  const next = ways[0] ?? refuse('LAST_LOGIN_METHOD')
  if (!ways.includes(account.method)) await updateAccount(transaction, account.id, { method: next })
}
