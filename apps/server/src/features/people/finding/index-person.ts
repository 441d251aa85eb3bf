import type { Transaction } from '../../../platform/database/index.ts'
import { fold, nameTokens } from '../../../platform/search/tokens.ts'
import { findAccount } from '../../accounts/index.ts'
import { peopleSearch } from './people-search.tables.ts'

/** Makes a person findable by their names; to be called in every transaction that sets or changes them. */
export async function indexPerson(transaction: Transaction, accountId: string): Promise<void> {
  const account = await findAccount(transaction, accountId)
  if (account === undefined) return
  const both = [account.displayName, account.username]
  const entry = { names: both.map(fold).join('\n'), tokens: [...new Set(both.flatMap(nameTokens))] }
  await transaction
    .insert(peopleSearch)
    .values({ accountId, ...entry })
    .onConflictDoUpdate({ target: peopleSearch.accountId, set: entry })
}
