import type { MyFilePage, MyFileSort, MyRoom } from '@learntrail/contract/files/my-files'
import { z } from 'zod'
import { inTransaction, isForeignKeyViolation } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findUsed, holdFiles } from '../files.repository.ts'
import { deleteFiles } from '../files.service.ts'
import { readRoomLimit } from '../room/room.service.ts'
import * as repository from './my-files.repository.ts'
import { roomOf } from './my-files.rules.ts'

interface ListInput {
  type?: number | undefined
  sort: MyFileSort
  keyword?: string | undefined
  cursor?: string | undefined
  limit: number
}

const keyForms: Record<MyFileSort, z.ZodType<readonly [string | number, string]>> = {
  newest: z.tuple([z.uuid(), z.uuid()]),
  largest: z.tuple([z.int().nonnegative(), z.uuid()]),
  name: z.tuple([z.string().max(1_000), z.uuid()]),
}

export async function listMyFiles(platform: Platform, ownerId: string, input: ListInput): Promise<MyFilePage> {
  const { cursor, limit, ...filters } = input
  const after = cursor === undefined ? undefined : decodeCursor(cursor, keyForms[input.sort])
  const rows = await repository.listMyFiles(platform, ownerId, { ...filters, after, limit: limit + 1 })
  const { items, nextCursor } = pageOf(rows, limit, ({ key, id }) => [key, id])
  return { items: items.map(({ summary, isUsed, uses }) => ({ ...summary, isUsed, uses })), nextCursor }
}

export async function readMyRoom(platform: Platform, ownerId: string): Promise<MyRoom> {
  const limit = await readRoomLimit(platform, ownerId)
  return roomOf(await repository.measureRoom(platform, ownerId), limit)
}

/** Deletes the unused ones among these files of a person; returns which were deleted, are in use, or were not found. */
export async function removeMyFiles(
  platform: Platform,
  ownerId: string,
  ids: string[],
): Promise<{ removed: string[]; inUse: string[]; missing: string[] }> {
  try {
    return await inTransaction(platform.db, async (transaction) => {
      const held = await holdFiles(transaction, ownerId, ids)
      const used = await findUsed(
        platform.declared,
        transaction,
        held.map(({ id }) => id),
      )
      const unused = held.filter(({ id }) => !used.includes(id))
      await deleteFiles(
        platform,
        transaction,
        unused.map(({ id }) => id),
      )
      const mine = new Set(held.map(({ id }) => id))
      return {
        removed: ids.filter((id) => mine.has(id) && !used.includes(id)),
        inUse: ids.filter((id) => used.includes(id)),
        missing: ids.filter((id) => !mine.has(id)),
      }
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) refuse('FILE_IN_USE')
    throw error
  }
}
