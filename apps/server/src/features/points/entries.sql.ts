/*
 * SQL of point entries. `e` is a row of point_entries; groups and holders (rows of point_accounts) are expressions of
 * their ids.
 */

/** Whether the entry gave points to a member. */
export const isGiven = (e: string) => `${e}.kind in ('issued', 'handedIn', 'quality')`

/** Entries to and from a holder, with `points` negative where the holder lost points. */
export const entriesOf = (group: string, holder: string) => `(
  select of_to.*, of_to.amount as points from point_entries of_to
    where of_to.group_id = ${group} and of_to.to_id = ${holder}
  union all select of_from.*, -of_from.amount from point_entries of_from
    where of_from.group_id = ${group} and of_from.from_id = ${holder}
      and of_from.kind <> 'issued' and of_from.kind <> 'handedIn' and of_from.kind <> 'quality')`

/** Whether the points of an entry were taken back. */
export const isTakenBack = (e: string, holder: string) => `exists (select 1 from point_sources s
  where s.group_id = ${e}.group_id and s.source = 'reversal:' || ${e}.id and s.holder_id = ${holder})`

/**
 * Reads entries as `e` with the holders of both sides, `source` and `target`, and the act `act` that made it, which is
 * missing for work.
 */
export const fromEntries = `from point_entries e join point_accounts source on source.group_id = e.group_id and source.id = e.from_id
      join point_accounts target on target.group_id = e.group_id and target.id = e.to_id
      left join point_acts act on act.group_id = e.group_id and act.id = e.act_id`

/** Whether the points of the entry were taken back from anybody. */
export const isReversed = (e: string) =>
  `exists (select 1 from point_sources s where s.group_id = ${e}.group_id and s.source = 'reversal:' || ${e}.id)`

/** Joins the budget of points of the group of an id. */
export const joinGroupBudget = (b: string, group: string) =>
  `join point_accounts ${b} on ${b}.group_id = ${group} and ${b}.kind = 'budget'`
