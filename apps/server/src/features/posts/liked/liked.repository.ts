import type { ReceivedLike } from '@learntrail/contract/posts/likes'
import type { Pool } from 'pg'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Reading } from '../../../platform/platform.ts'
import { joinAccount } from '../../accounts/index.ts'
import { notBlockedWith, personSummaryOf } from '../../people/index.ts'
import { beginningOf } from '../cards/card-columns.sql.ts'
import { type CardStatement, readCards } from '../cards/read-cards.queries.ts'
import { visiblePost } from '../visibility.sql.ts'

interface Page {
  after: string
  limit: number
}

/** Lists the records that the viewer likes and may see, last liked first. */
export async function listLiked(reading: Reading, viewer: string, { after, limit }: Page) {
  const statement: CardStatement = (card) => ({
    name: `liked-posts-${card.name}-${limit}`,
    text: `select ${card.columns}, mine.like_id as "likeId"
      from post_likes mine join posts p on p.id = mine.post_id ${joinAccount('a', 'p.owner_id')}
      where mine.person_id = $1 and mine.like_id < $2 and ${visiblePost('$1', 'p', 'a')}
      order by mine.like_id desc ${limitTo(limit)}`,
    values: [viewer, after],
  })
  return readCards<{ likeId: string }>(reading, { viewer, text: 'cut', statement })
}

export type ReceivedLikeRow = Omit<ReceivedLike, 'likedAt'>

/** Lists the likes that others gave the viewer's records, newest first, without those of blocked people. */
export async function listReceived(pool: Pool, viewer: string, { after, limit }: Page) {
  const found = await pool.query<ReceivedLikeRow>({
    name: `received-likes-${limit}`,
    text: `select l.like_id as id, ${personSummaryOf('a')} as person,
        json_build_object('id', p.id, 'title', p.title, 'content', ${beginningOf('p')}) as post
      from post_likes l ${joinAccount('a', 'l.person_id')} join posts p on p.id = l.post_id
      where l.post_owner_id = $1 and l.person_id <> $1 and l.like_id < $2 and ${notBlockedWith('$1', 'l.person_id')}
      order by l.like_id desc ${limitTo(limit)}`,
    values: [viewer, after],
  })
  return found.rows
}
