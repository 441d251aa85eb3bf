import { limits } from '@learntrail/contract/limits'
import type { ReceivedLike } from '@learntrail/contract/posts/likes'
import type { Person } from '../../../platform/access/person.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { postOf, type WrittenPost } from '../posts.mapping.ts'
import { listLiked, listReceived } from './liked.repository.ts'

interface PageOf<Item> {
  items: Item[]
  nextCursor: string | null
}

function keyOf(cursor: string | undefined): { after: string; limit: number } {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  return { after, limit: limits.pageSize + 1 }
}

export async function listLikedPosts(
  platform: Platform,
  person: Person,
  cursor: string | undefined,
): Promise<PageOf<WrittenPost>> {
  const rows = await listLiked(platform, person.id, keyOf(cursor))
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ likeId }) => [likeId])
  return { items: items.map((row) => postOf(person, row)), nextCursor }
}

export async function listReceivedLikes(
  { pool }: Platform,
  person: Person,
  cursor: string | undefined,
): Promise<PageOf<ReceivedLike>> {
  const rows = await listReceived(pool, person.id, keyOf(cursor))
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ id }) => [id])
  return { items: items.map((row) => ({ ...row, likedAt: timeOf(row.id).toISOString() })), nextCursor }
}

/** A UUID of version 7 begins with the millisecond in which it was made. */
function timeOf(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
}
