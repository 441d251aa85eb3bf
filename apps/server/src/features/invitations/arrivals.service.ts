import { limits } from '@learntrail/contract/limits'
import type { Person } from '../../platform/access/person.ts'
import { momentKey } from '../../platform/paging/by-moment.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { listArrivals } from './arrivals.repository.ts'

export async function readArrivals({ pool }: Platform, me: Person, cursor: string | undefined) {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, momentKey)
  const rows = await listArrivals(pool, me.id, { after, limit: limits.pageSize + 1 })
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ at, id }) => [at, id])
  return { items: items.map(({ id: _, ...item }) => item), nextCursor }
}
