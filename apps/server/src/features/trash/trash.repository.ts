import type { TrashKind } from '@learntrail/contract/trash/facts'
import { type Binnable, binnables } from '../../platform/bin/bin.ts'
import type { Declared } from '../../platform/declared.ts'
import { limitTo } from '../../platform/paging/limit.ts'

export interface TrashRow {
  kind: TrashKind
  id: string
  title: string
  place: string | null
  at: Date
}

const itself = ({ isItself }: Binnable, row: string) => (isItself === undefined ? '' : ` and ${isItself(row)}`)

/** One page of all kinds, made from a page of each. $1 owner, $2 binned since, $3–4 cursor (moment, id). */
export const trashQuery = (declared: Declared, limit: number) => {
  const pages = declared.of(binnables).map((one) => {
    const place = one.place?.(declared, 't', '$1') ?? 'null'
    return `(select '${one.kind}' as kind, t.id, ${one.title('t')} as title, ${place} as place, t.binned_at as at
      from ${one.table} t where t.${one.owner} = $1 and t.binned_at > $2 and (t.binned_at, t.id) < ($3, $4)${itself(one, 't')}
      order by t.binned_at desc, t.id desc ${limitTo(limit)})`
  })
  return {
    name: `trash-${limit}`,
    text: `select * from (${pages.join(' union all ')}) item order by at desc, id desc ${limitTo(limit)}`,
  }
}

/** Locks a thing that is in the bin by itself. $1 owner, $2 id. */
export const heldQuery = (one: Binnable) =>
  `select t.binned_at as at from ${one.table} t where t.${one.owner} = $1 and t.id = $2 and t.binned_at is not null${itself(one, 't')}
   for update`

/** Things of everybody binned too long ago. $1 until when, $2 how many. */
export const expiredQuery = (one: Binnable) =>
  `select t.id, t.${one.owner} as "ownerId" from ${one.table} t where t.binned_at <= $1${itself(one, 't')}
   order by t.binned_at limit $2`

/** Dates everything in a person's bin back, as if binned too long ago. $1 owner, $2 binned since, $3 new moment. */
export const emptiedQuery = (one: Binnable) =>
  `update ${one.table} t set binned_at = $3 where t.${one.owner} = $1 and t.binned_at > $2${itself(one, 't')}`
