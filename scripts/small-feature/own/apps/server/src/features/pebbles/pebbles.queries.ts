import { limitTo } from '../../platform/paging/limit.ts'
import { joinAccount } from '../accounts/index.ts'
import { commentsSeen } from '../comments/index.ts'
import { friendsOf, personSummaryOf } from '../people/index.ts'
import { commentedPebble, visiblePebble } from './visibility.sql.ts'

const seen = `select p.id, ${personSummaryOf('o')} as owner, p.words, p.laid_at as "laidAt",
    ${commentsSeen('$1', commentedPebble, { id: 'p.id', counter: 'p.message_count' })} as "messageCount"
  from pebbles p ${joinAccount('o', 'p.owner_id')}
  where ${visiblePebble('$1', 'p', 'o')}`

/** $1 viewer, $2 pebble. */
export const onePebbleQuery = { name: 'pebble', text: `${seen} and p.id = $2` }

/**
 * $1 viewer, $2 cursor (ids are in order of time). Selects by owner first: a friend has few pebbles, the table many.
 */
export const pebblesQuery = (limit: number) => ({
  name: `pebbles-${limit}`,
  text: `${seen} and p.owner_id in (select $1::uuid union all ${friendsOf('$1')})
      and p.id < $2
    order by p.id desc ${limitTo(limit)}`,
})
