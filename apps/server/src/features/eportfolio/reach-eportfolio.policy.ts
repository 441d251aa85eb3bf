import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import type { FormType, Visibility } from '@learntrail/contract/eportfolio/facts'
import type { Person } from '../../platform/access/person.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { ePortfolioAbilities, type Reader } from './eportfolio.policy.ts'
import { reachEPortfolioQuery } from './eportfolio.queries.ts'

/** An e-portfolio that the person may see; the policy decides what they may do with it. */
export interface ReachedEPortfolio {
  id: string
  ownerId: string
  kind: EPortfolio['kind']
  visibility: Visibility
  title: string
  documentType: FormType
}

/** Returns what decides how the person may act on an e-portfolio; EPORTFOLIO_NOT_FOUND if they may not see it. */
export async function reachEPortfolio(
  { pool }: Platform,
  person: Pick<Person, 'id'>,
  id: string,
): Promise<ReachedEPortfolio> {
  const found = await pool.query<ReachedEPortfolio>({ ...reachEPortfolioQuery, values: [person.id, id] })
  return found.rows[0] ?? refuse('EPORTFOLIO_NOT_FOUND')
}

/** Same, and refuses with NO_PERMISSION if they may not change it. */
export async function reachOwnEPortfolio(platform: Platform, person: Reader, id: string): Promise<ReachedEPortfolio> {
  const reached = await reachEPortfolio(platform, person, id)
  if (!ePortfolioAbilities(person, reached).edit) refuse('NO_PERMISSION')
  return reached
}
