import { type TrashKind, trashPage } from '@learntrail/contract/trash/facts'
import { z } from 'zod'
import type { Person } from '../../platform/access/person.ts'
import { type Binnable, binnable, binnables, binnedSince, endOfBinned, type Restored } from '../../platform/bin/bin.ts'
import { clientOf, inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { emptiedQuery, expiredQuery, heldQuery, type TrashRow, trashQuery } from './trash.repository.ts'

export const removeExpired = jobKind<object>('trash.remove-expired')
const removedAtOnce = 100

const key = z.tuple([z.iso.datetime(), z.uuid()])

export async function listTrash({ pool, clock, declared }: Platform, person: Person, cursor: string | undefined) {
  const now = clock.now()
  const [at, id] = cursor === undefined ? [endOfBinned(now).toISOString(), lastId] : decodeCursor(cursor, key)
  const statement = trashQuery(declared, trashPage + 1)
  const { rows } = await pool.query<TrashRow>({ ...statement, values: [person.id, binnedSince(now), at, id] })
  const { items, nextCursor } = pageOf(rows, trashPage, (row) => [row.at.toISOString(), row.id])
  return {
    items: items.map(({ at: binnedAt, ...row }) => ({
      ...row,
      binnedAt: binnedAt.toISOString(),
      endsAt: endOfBinned(binnedAt).toISOString(),
    })),
    nextCursor,
  }
}

interface Named {
  kind: TrashKind
  id: string
}

export async function restore(platform: Platform, person: Person, { kind, id }: Named): Promise<Restored> {
  const thing = { id, ownerId: person.id, since: binnedSince(platform.clock.now()) }
  const restored = await inTransaction(platform.db, (transaction) =>
    binnable(platform.declared, kind).restore(platform, transaction, thing),
  )
  return restored ?? refuse('TRASH_ITEM_NOT_FOUND')
}

export async function remove(platform: Platform, person: Person, { kind, id }: Named): Promise<void> {
  const isThere = await removeOne(platform, binnable(platform.declared, kind), { id, ownerId: person.id })
  if (!isThere) refuse('TRASH_ITEM_NOT_FOUND')
}

/** Deletes one thing for good; false if it is not in the bin, or was restored a moment ago. */
function removeOne(platform: Platform, one: Binnable, thing: { id: string; ownerId: string }): Promise<boolean> {
  return inTransaction(platform.db, async (transaction) => {
    const held = await clientOf(transaction).query({ text: heldQuery(one), values: [thing.ownerId, thing.id] })
    if (held.rowCount === 0) return false
    await one.remove(platform, transaction, thing)
    return true
  })
}

/** Empties the bin at once by dating it back; a job deletes the things after the answer. */
export async function emptyTrash(platform: Platform, person: Person): Promise<void> {
  const { clock, db, declared, jobs } = platform
  const values = [person.id, binnedSince(clock.now()), new Date(0)]
  await inTransaction(db, async (transaction) => {
    let emptied = 0
    for (const one of declared.of(binnables)) {
      emptied += (await clientOf(transaction).query({ text: emptiedQuery(one), values })).rowCount ?? 0
    }
    if (emptied > 0) await jobs.enqueue(transaction, removeExpired, {})
  })
}

/** Deletes for good what has been in the bin for too long. */
export async function removeAllExpired(platform: Platform): Promise<void> {
  const until = binnedSince(platform.clock.now())
  for (const one of platform.declared.of(binnables)) {
    for (;;) {
      const { rows } = await platform.pool.query<{ id: string; ownerId: string }>(expiredQuery(one), [
        until,
        removedAtOnce,
      ])
      for (const thing of rows) await removeOne(platform, one, thing)
      if (rows.length < removedAtOnce) break
    }
  }
}
