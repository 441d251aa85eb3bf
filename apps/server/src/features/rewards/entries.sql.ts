/*
 * Entries of reward points, as SQL. `e` is a row of reward_entries; accounts of points (rows of reward_accounts) are
 * expressions of their ids.
 */

/** What moved to an account and from it: rows of entries, with `points` below zero where it has fewer by them. */
export const entriesOf = (account: string) => `(
  select of_to.*, of_to.amount as points from reward_entries of_to where of_to.to_id = ${account}
  union all select of_from.*, -of_from.amount from reward_entries of_from where of_from.from_id = ${account})`

/** The points of an entry were taken back. */
export const isTakenBack = (e: string) =>
  `exists (select 1 from reward_sources s where s.source = 'reversal:' || ${e}.id)`
