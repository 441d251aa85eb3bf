import type { EPortfolioCard } from '@learntrail/contract/eportfolio/eportfolios'

const soon = 2_000

/** When a list is asked for again: soon while one of them is being made, else not at all. */
export function lookAgainAfter(items: readonly EPortfolioCard[]): number | false {
  return items.some(({ document }) => document.state === 'pending' || document.state === 'in_progress') && soon
}
