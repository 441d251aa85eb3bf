import { personThings } from '../person-things.kind.ts'
import { hiddenFrom } from '../visibility.sql.ts'
import type { RelationCount } from './relation-counts.repository.ts'

/** SQL of a stored count of the row `a` minus people hidden from the viewer, who are few however large the count is. */
const countOf = (viewer: string, count: RelationCount, table: string, owner: string, other: string) =>
  `(coalesce((select c.${count} from relation_counts c where c.account_id = a.id), 0)
    - (select count(*) from ${table} r where r.${owner} = a.id and r.${other} = any (array(${hiddenFrom(viewer)}))))::int`

export const relationsCounted = personThings(
  { name: 'friend', count: (viewer) => countOf(viewer, 'friends', 'friendships', 'person_id', 'friend_id') },
  { name: 'fans', count: (viewer) => countOf(viewer, 'fans', 'follows', 'followed_id', 'follower_id') },
  { name: 'subscribe', count: (viewer) => countOf(viewer, 'following', 'follows', 'follower_id', 'followed_id') },
)
