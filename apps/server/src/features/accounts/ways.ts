import type { LoginMethod } from '@learntrail/contract/accounts/sessions'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Account, updateAccount } from './accounts.repository.ts'
import { listPasskeys } from './passkeys/passkeys.repository.ts'
import { listIdentities } from './providers/identities.repository.ts'

/** What opens an account; the first is the one that people fall back on. */
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

/** SQL of an account that nothing opens but the password that somebody else gave it: with no address, provider or passkey. */
export const isOpenedByPasswordAlone = (a: string) => `(${a}.email is null
  and not exists (select 1 from identities own where own.account_id = ${a}.id)
  and not exists (select 1 from passkeys own where own.account_id = ${a}.id))`

/** After a way was taken off: another one is in use now. Refuses to take off the last. The account is held. */
export async function keepWay(transaction: Transaction, account: Account): Promise<void> {
  const ways = await waysOf(transaction, account)
  const next = ways[0] ?? refuse('LAST_LOGIN_METHOD')
  if (!ways.includes(account.method)) await updateAccount(transaction, account.id, { method: next })
}
