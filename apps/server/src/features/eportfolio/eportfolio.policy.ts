import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { mayEdit } from '../../platform/access/mending.ts'
import type { Person } from '../../platform/access/person.ts'

/** What decides what a person may do with e-portfolios. */
export type Reader = Pick<Person, 'id' | 'suspendedAt' | 'mends'>

/**
 * What a person may do with an e-portfolio they can see. A suspended account may read, and edit what it was asked to
 * correct.
 */
export function ePortfolioAbilities(
  person: Reader,
  { id, ownerId }: { id: string; ownerId: string },
): EPortfolio['can'] {
  const acts = person.suspendedAt === null
  const owns = acts && ownerId === person.id
  return { edit: ownerId === person.id && mayEdit(person, id), remove: owns, discuss: acts, report: acts && !owns }
}
