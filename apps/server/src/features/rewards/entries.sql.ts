import { limitTo } from '../../platform/paging/limit.ts'

/*
 * Entries of reward points, as SQL. `e` is a row of reward_entries; accounts of points (rows of reward_accounts) are
 * expressions of their ids.
 */

interface Stretch {
  /** A purse gives to nobody; the product and the budgets of schools do. */
  of: 'purse' | 'giver'
  /** A condition of the row `e`. */
  where: string
  order: 'asc' | 'desc'
  most: number
}

/**
 * In these words the index of what purses lost has it (`reward_entries_lost`). Few accounts give to very many: without them
 * the database takes any account to give as much, and reads all there is.
 */
const isNotGiven = `e.kind <> 'course' and e.kind <> 'issued' and e.kind <> 'gift' and e.kind <> 'funded'`

/** What moved to an account and from it: rows of entries, with `points` below zero where it has fewer by them. */
export function entriesOf(account: string, { of, where, order, most }: Stretch): string {
  const side = (points: string, isOwn: string) => `(select e.*, ${points} as points from reward_entries e
    where ${isOwn} and ${where} order by e.id ${order} ${limitTo(most)})`
  const lost = `e.from_id = ${account}${of === 'purse' ? ` and ${isNotGiven}` : ''}`
  return `(${side('e.amount', `e.to_id = ${account}`)} union all ${side('-e.amount', lost)})`
}

/** The points of an entry were taken back. */
export const isTakenBack = (e: string) =>
  `exists (select 1 from reward_sources s where s.source = 'reversal:' || ${e}.id)`
