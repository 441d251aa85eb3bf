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

/** A page of each kind is enough for a page of all: owner, since when, the moment and the id to go on after. */
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

/** One that lies there by itself, held: owner, id. */
export const heldQuery = (one: Binnable) =>
  `select t.binned_at as at from ${one.table} t where t.${one.owner} = $1 and t.id = $2 and t.binned_at is not null${itself(one, 't')}
   for update`

/** What has lain there for too long, of everybody: until when, how many. */
export const expiredQuery = (one: Binnable) =>
  `select t.id, t.${one.owner} as "ownerId" from ${one.table} t where t.binned_at <= $1${itself(one, 't')}
   order by t.binned_at limit $2`

/** All of somebody's is as if it had lain there for too long: owner, since when, what is before that. */
export const emptiedQuery = (one: Binnable) =>
  `update ${one.table} t set binned_at = $3 where t.${one.owner} = $1 and t.binned_at > $2${itself(one, 't')}`
