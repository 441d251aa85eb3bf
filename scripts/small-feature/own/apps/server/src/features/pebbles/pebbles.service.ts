import { limits } from '@learntrail/contract/limits'
import { pebbleLaid, pebbleTakenAway } from '@learntrail/contract/pebbles/events'
import type { Pebble, PebblePage } from '@learntrail/contract/pebbles/pebbles'
import type { Person } from '../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { idKey, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { indexPebble } from './finding/index-pebble.service.ts'
import * as repository from './pebbles.repository.ts'

type Laid = Record<'clientId' | 'words', string>

/** Lays a pebble; a repeated client id returns the existing one. */
export async function layPebble(platform: Platform, person: Person, { clientId, words }: Laid): Promise<Pebble> {
  const laidAt = platform.clock.now()
  const id = await inTransaction(platform.db, async (transaction) => {
    const pebble = { id: newId(laidAt.getTime()), ownerId: person.id, clientId, words, laidAt }
    if (!(await repository.insertPebble(transaction, pebble)))
      return repository.findLaid(transaction, person.id, clientId)
    await indexPebble(transaction, pebble)
    const event = { actorId: person.id, subjectId: pebble.id, data: {}, at: laidAt }
    await platform.events.record(transaction, pebbleLaid, event)
    await tellOf(platform, transaction, pebble.id, person.id)
    return pebble.id
  })
  return readPebble(platform, person, id ?? refuse('PEBBLE_NOT_FOUND'))
}

export async function listPebbles(
  { pool }: Platform,
  person: Person,
  { cursor }: { cursor?: string | undefined },
): Promise<PebblePage> {
  const [before] = cursor === undefined ? ([lastId] as const) : decodeCursor(cursor, idKey)
  const rows = await repository.listPebbles(pool, person.id, before, limits.pageSize + 1)
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ id }) => [id])
  return { items: items.map((row) => pebbleOf(person, row)), nextCursor }
}

export async function readPebble({ pool }: Platform, person: Person, id: string): Promise<Pebble> {
  return pebbleOf(person, (await repository.findPebble(pool, person.id, id)) ?? refuse('PEBBLE_NOT_FOUND'))
}

/** Deletes one of the person's own pebbles with its comments. */
export async function takePebbleAway(platform: Platform, person: Person, id: string): Promise<void> {
  const { can } = await readPebble(platform, person, id)
  if (!can.takeAway) refuse('NO_PERMISSION')
  await inTransaction(platform.db, async (transaction) => {
    if (!(await repository.deletePebble(transaction, person.id, id))) refuse('PEBBLE_NOT_FOUND')
    const event = { actorId: person.id, subjectId: id, data: {}, at: platform.clock.now() }
    await platform.events.record(transaction, pebbleTakenAway, event)
    await tellOf(platform, transaction, id, person.id)
  })
}

/** Tells the owner's windows and everybody who has the pebble open. */
function tellOf({ realtime }: Platform, transaction: Transaction, id: string, ownerId: string): Promise<void> {
  return realtime.tell(transaction, ...[ownerId, id].map((topic) => ({ topic, kind: 'updatePebble' as const, id })))
}

/** Everybody who sees a pebble may comment on it. */
const pebbleOf = (person: Person, { laidAt, ...row }: repository.PebbleRow): Pebble => ({
  ...row,
  laidAt: laidAt.toISOString(),
  can: { takeAway: row.owner.id === person.id, comment: true },
})
