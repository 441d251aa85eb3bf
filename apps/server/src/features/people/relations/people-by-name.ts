import { limitTo } from '../../../platform/paging/limit.ts'

/** Up to so many who have a name are looked for in a list one by one. */
const fewNamed = 300
/** So far a list is walked for a name that more have. */
const walkedFar = 1_000

interface NamedList {
  table: string
  /** Column of who is in it. */
  person: string
  /** SQL of a row `r` that is theirs, of one that comes after the last page, and of an account `a` that may be seen. */
  isTheirs: string
  isNext: string
  isSeen: string
  order: string
  limit: number
}

const isNamed = 'n.tokens @> $5::text[] and position($6 in n.names) > 0'

/**
 * SQL of `named`: those of a long list whose names hold something (`$5`, `$6`), enough of them for a page. Whichever way
 * reads less is taken: from a rare name into the list, along the list for a frequent one, which is soon found; and only
 * where that found too few, from all who have the name into the list. What is not taken is not begun.
 */
export function namedQuery({ table, person, isTheirs, isNext, isSeen, order, limit }: NamedList): string {
  // The limit keeps the planner from reading the whole list for it.
  const inList = `lateral (select * from ${table} r where r.${person} = n.account_id and ${isTheirs} limit 1) r`
  return `  few as materialized (select n.account_id from people_search n where ${isNamed} limit ${fewNamed + 1}),
  is_rare as materialized (select count(*) <= ${fewNamed} as so from few),
  walked as materialized (
    select r.${person}, r.since from ${table} r where not (select so from is_rare) and ${isTheirs} and ${isNext}
    ${order} limit ${walkedFar}
  ),
  met as materialized (
    select r.${person}, r.since from walked r join people_search n on n.account_id = r.${person}
      join accounts a on a.id = r.${person}
    where ${isNamed} and ${isSeen} ${order} ${limitTo(limit)}
  ),
  is_met as materialized (
    select (select count(*) from met) = ${limit} or (select count(*) from walked) < ${walkedFar} as so
  ),
  named as (
    select r.${person}, r.since from few n cross join ${inList} where (select so from is_rare) and ${isNext}
    union all select * from met where (select so from is_met) and not (select so from is_rare)
    union all select r.${person}, r.since
    from (select n.account_id from people_search n where ${isNamed} offset 0) n cross join ${inList}
    where not (select so from is_rare) and not (select so from is_met) and ${isNext}
  )`
}
