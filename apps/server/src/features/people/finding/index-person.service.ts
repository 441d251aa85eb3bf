import type { Transaction } from '../../../platform/database/index.ts'
import { fold } from '../../../platform/search/fold.ts'
import { nameTokens, tokensVersion } from '../../../platform/search/tokens.ts'
import { findAccount } from '../../accounts/index.ts'
import { countyLabels, findOrganization } from '../../profiles/index.ts'
import { peopleSearch } from './people-search.tables.ts'

/** Updates a person's search entry. Call it in every transaction that changes their names, school or county. */
export async function indexPerson(transaction: Transaction, accountId: string): Promise<void> {
  const account = await findAccount(transaction, accountId)
  if (account === undefined) return
  const names = [account.displayName, account.username]
  const places = await placesOf(transaction, accountId)
  const entry = {
    names: linesOf(names),
    fullName: linesOf([account.fullName]),
    places: linesOf(places),
    tokens: [...new Set([...names, account.fullName, ...places].flatMap(nameTokens))],
    version: tokensVersion,
  }
  await transaction
    .insert(peopleSearch)
    .values({ accountId, ...entry })
    .onConflictDoUpdate({ target: peopleSearch.accountId, set: entry })
}

const linesOf = (texts: readonly string[]) => texts.map(fold).join('\n')

const labels = new Map<string, { tw: string; en: string }>(Object.entries(countyLabels))

/** Returns school and county, the county in both languages. */
async function placesOf(transaction: Transaction, accountId: string): Promise<string[]> {
  const found = await findOrganization(transaction, accountId)
  if (found === undefined) return []
  const school = found.school?.name ?? found.row.typedSchoolName
  const label = labels.get(found.row.county)
  return [...(school === null ? [] : [school]), ...(label === undefined ? [] : [label.tw, label.en])]
}
