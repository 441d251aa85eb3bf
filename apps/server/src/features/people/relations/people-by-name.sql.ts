import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount } from '../../accounts/index.ts'

/** Up to this many people with a name are each looked up in the list. */
const fewNamed = 300
/** For a more frequent name, this many rows of the list are scanned. */
const walkedFar = 1_000

interface NamedList {
  table: string
  /** Column of the person listed. */
  person: string
  /** SQL: row `r` is in the list; it comes after the last page; account `a` may be seen. */
  isTheirs: string
  isNext: string
  isSeen: string
  order: string
  limit: number
}

const isNamed = 'n.tokens @> $5::text[] and position($6 in n.names) > 0'

/**
 * SQL of `named`: the people in a long list whose names match (`$5` tokens, `$6` text), enough of them for a page. A
 * rare name is looked up in the list. For a frequent one the list is scanned, which soon fills a page; only when that
 * found too few is everybody with the name looked up. Postgres does not run the branches it does not need.
 */
export function namedQuery({ table, person, isTheirs, isNext, isSeen, order, limit }: NamedList): string {
  // The limit keeps the planner from reading the whole list.
  const inList = `lateral (select * from ${table} r where r.${person} = n.account_id and ${isTheirs} limit 1) r`
  return `  few as materialized (select n.account_id from people_search n where ${isNamed} limit ${fewNamed + 1}),
  is_rare as materialized (select count(*) <= ${fewNamed} as so from few),
  walked as materialized (
    select r.${person}, r.since from ${table} r where not (select so from is_rare) and ${isTheirs} and ${isNext}
    ${order} limit ${walkedFar}
  ),
  met as materialized (
    select r.${person}, r.since from walked r join people_search n on n.account_id = r.${person}
      ${joinAccount('a', `r.${person}`)}
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
