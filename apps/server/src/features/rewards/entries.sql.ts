import { limitTo } from '../../platform/paging/limit.ts'

/*
 * SQL of entries of reward points. `e` is a row of reward_entries; accounts of points (rows of reward_accounts) are
 * given as expressions of their ids.
 */

interface Stretch {
  /** A purse gives to nobody; the product and the budgets of schools do. */
  of: 'purse' | 'giver'
  /** A condition on the row `e`. */
  where: string
  order: 'asc' | 'desc'
  most: number
}

/**
 * Spelled as in the index of what purses lost (`reward_entries_lost`). Few accounts give to very many: without this
 * condition the planner expects any account to give as much, and reads everything.
 */
const isNotGiven = `e.kind <> 'course' and e.kind <> 'issued' and e.kind <> 'gift' and e.kind <> 'funded'`

/** SQL: the entries to and from an account, with negative `points` for those from it. */
export function entriesOf(account: string, { of, where, order, most }: Stretch): string {
  const side = (points: string, isOwn: string) => `(select e.*, ${points} as points from reward_entries e
    where ${isOwn} and ${where} order by e.id ${order} ${limitTo(most)})`
  const lost = `e.from_id = ${account}${of === 'purse' ? ` and ${isNotGiven}` : ''}`
  return `(${side('e.amount', `e.to_id = ${account}`)} union all ${side('-e.amount', lost)})`
}

/** SQL: the points of an entry were taken back. */
export const isTakenBack = (e: string) =>
  `exists (select 1 from reward_sources s where s.source = 'reversal:' || ${e}.id)`
