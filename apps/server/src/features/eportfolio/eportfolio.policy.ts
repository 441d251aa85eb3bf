import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'

interface Asking {
  id: string
  suspendedAt: Date | null
}

/** What a person may do with an e-portfolio they can see. A suspended account only reads. */
export function ePortfolioAbilities(person: Asking, { ownerId }: { ownerId: string }): EPortfolio['can'] {
  const acts = person.suspendedAt === null
  const owns = acts && ownerId === person.id
  return { edit: owns, remove: owns, discuss: acts, report: acts && !owns }
}
