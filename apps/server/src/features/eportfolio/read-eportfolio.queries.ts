import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import type { FormType, Visibility } from '@learntrail/contract/eportfolio/facts'
import type { Person } from '../../platform/access/person.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { type EPortfolioRow, ePortfolioOf } from './eportfolio.mapping.ts'
import { ePortfolioAbilities } from './eportfolio.policy.ts'
import { oneEPortfolioQuery, reachEPortfolioQuery } from './eportfolio.queries.ts'

/** An e-portfolio that the person may see; the policy decides what they may do with it. */
export interface ReachedEPortfolio {
  id: string
  ownerId: string
  kind: EPortfolio['kind']
  visibility: Visibility
  title: string
  documentType: FormType
}

/** What these functions need of a person. */
export type Reader = Pick<Person, 'id' | 'suspendedAt' | 'mends'>

/** Returns an e-portfolio with all details; EPORTFOLIO_NOT_FOUND if the person may not see it. */
export async function readEPortfolio({ pool }: Platform, person: Reader, id: string): Promise<EPortfolio> {
  const found = await pool.query<EPortfolioRow>({ ...oneEPortfolioQuery, values: [person.id, id] })
  return ePortfolioOf(person, found.rows[0] ?? refuse('EPORTFOLIO_NOT_FOUND'))
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
