import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { type EPortfolioRow, ePortfolioOf } from './eportfolio.mapping.ts'
import type { Reader } from './eportfolio.policy.ts'
import { oneEPortfolioQuery } from './eportfolio.queries.ts'

/** Returns an e-portfolio with all details; EPORTFOLIO_NOT_FOUND if the person may not see it. */
export async function readEPortfolio({ pool }: Platform, person: Reader, id: string): Promise<EPortfolio> {
  const found = await pool.query<EPortfolioRow>({ ...oneEPortfolioQuery, values: [person.id, id] })
  return ePortfolioOf(person, found.rows[0] ?? refuse('EPORTFOLIO_NOT_FOUND'))
}
