import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Pool } from 'pg'
import { fold } from '../../../platform/search/fold.ts'
import { nameQueryTokens } from '../../../platform/search/tokens.ts'
import { fromAccounts, joinAccount } from '../../accounts/index.ts'
import { personSummaryOf } from '../person-summary.sql.ts'
import { visiblePerson } from '../visibility.sql.ts'

/**
 * Returns friends by part of a name, ordered by name; all friends for an empty keyword. `after` is the id of the
 * previous page's last friend.
 */
export async function findFriends(
  pool: Pool,
  viewer: string,
  keyword: string,
  page: { after: string | undefined; limit: number },
): Promise<PersonSummary[]> {
  const found = await pool.query<{ person: PersonSummary }>({
    name: 'friends-by-name',
    text: `select ${personSummaryOf('a')} as person
      from friendships f ${joinAccount('a', 'f.friend_id')} left join people_search n on n.account_id = a.id
      where f.person_id = $1 and ${visiblePerson('$1', 'a')}
        and ($2 = '' or (n.tokens @> $3::text[] and position($2 in n.names) > 0))
        and ($4::uuid is null or (a.display_name, a.id) > (select l.display_name, l.id ${fromAccounts('l', '$4')}))
      order by a.display_name, a.id limit $5`,
    values: [viewer, fold(keyword), nameQueryTokens(keyword), page.after ?? null, page.limit],
  })
  return found.rows.map(({ person }) => person)
}
