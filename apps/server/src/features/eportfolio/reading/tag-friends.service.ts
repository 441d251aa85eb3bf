import { limits } from '@learntrail/contract/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { z } from 'zod'
import type { Person } from '../../../platform/access/person.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findFriends } from '../../people/index.ts'

/** Returns friends who may be tagged, by a part of their names. */
export async function listTagFriends(
  { pool }: Platform,
  person: Person,
  { keyword, cursor }: { keyword: string; cursor?: string | undefined },
): Promise<{ items: PersonSummary[]; nextCursor: string | null }> {
  const [after] = cursor === undefined ? [undefined] : decodeCursor(cursor, z.tuple([z.uuid()]))
  const rows = await findFriends(pool, person.id, keyword, { after, limit: limits.pageSize + 1 })
  return pageOf(rows, limits.pageSize, ({ id }) => [id])
}
