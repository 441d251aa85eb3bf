import type { AskedPart, DeliveryWay } from '@learntrail/contract/prizes/asked'
import type { KeptPrize } from '@learntrail/contract/prizes/handling'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { z } from 'zod'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepPictureOfService, letGoOfAnybodys } from '../../files/index.ts'
import * as repository from './prizes.repository.ts'

interface Written {
  name: string
  description: string
  points: number
  stock?: number | undefined
  perPerson: number
  pickUp: string
  asks: AskedPart[]
  startsAt: string | null
  endsAt: string | null
}

const rankKey = z.tuple([z.int(), z.uuid()])
const momentOf = (at: string | null) => (at === null ? null : new Date(at))

export async function listKeptPrizes({ pool, clock }: Platform, cursor: string | undefined) {
  const after = cursor === undefined ? ([0, lastId] as const) : decodeCursor(cursor, rankKey)
  const rows = await repository.listKept(pool, clock.now(), after, prizeLimits.page + 1)
  const { items, nextCursor } = pageOf(rows, prizeLimits.page, ({ rank, id }) => [rank, id])
  return { items: items.map(({ rank: _, ...prize }) => prize), nextCursor }
}

export async function readKeptPrize({ pool, clock }: Platform, id: string): Promise<KeptPrize> {
  return (await repository.findKept(pool, clock.now(), id)) ?? refuse('PRIZE_NOT_FOUND')
}

/**
 * Returns the columns for a prize of this way: a prize collected at school asks for nothing, and only it has a place.
 */
function columnsOf(way: DeliveryWay, { stock: _, asks, pickUp, startsAt, endsAt, ...rest }: Written) {
  const isAtSchool = way === 'atSchool'
  if (isAtSchool && pickUp === '') refuseField('pickUp', 'required')
  return {
    ...rest,
    asks: isAtSchool ? [] : asks,
    pickUp: isAtSchool ? pickUp : '',
    startsAt: momentOf(startsAt),
    endsAt: momentOf(endsAt),
  }
}

function checkIsRoom(offered: number): void {
  const limit = prizeLimits.offered
  if (offered >= limit) refuse('PRIZE_LIMIT_REACHED', { values: { limit } })
}

interface NewPrize extends Written {
  clientId: string
  way: DeliveryWay
  fileId: string | null
}

export async function makePrize(platform: Platform, by: Actor, { clientId, way, fileId, ...written }: NewPrize) {
  const at = platform.clock.now()
  const made = newId(at.getTime())
  const id = await inTransaction(platform.db, async (transaction) => {
    // Counted first, which serialises: a prize sent twice at once is one.
    const offered = await repository.countOffered(transaction, at)
    const before = await repository.findByClient(transaction, by.id, clientId)
    if (before !== undefined) return before
    checkIsRoom(offered)
    if (way !== 'code' && written.stock === undefined) refuseField('stock', 'required')
    const kept = fileId === null ? null : await keepPictureOfService(platform, transaction, by.id, fileId)
    await repository.insertPrize(transaction, {
      id: made,
      authorId: by.id,
      clientId,
      way,
      fileId: kept,
      createdAt: at,
      // The number of codes; none yet.
      stock: way === 'code' ? 0 : (written.stock ?? 0),
      ...columnsOf(way, written),
    })
    await audit(platform, transaction, { by, act: 'prize.made', subject: { type: 'prize', id: made } })
    return made
  })
  return readKeptPrize(platform, id)
}

interface Change extends Written {
  version: number
  /** The picture stays if absent. */
  fileId?: string | null | undefined
}

/** Changes a prize. Open applications keep their points and what they were asked for. */
export async function changePrize(
  platform: Platform,
  by: Actor,
  id: string,
  { version, fileId, ...written }: Change,
): Promise<KeptPrize> {
  await inTransaction(platform.db, async (transaction) => {
    const held = (await repository.holdPrize(transaction, id)) ?? refuse('PRIZE_NOT_FOUND')
    if (held.version !== version) refuse('PRIZE_CHANGED')
    const picture =
      fileId === undefined ? held.fileId : fileId && (await keepPictureOfService(platform, transaction, by.id, fileId))
    const stock = held.way === 'code' ? held.stock : (written.stock ?? held.stock)
    const change = { ...columnsOf(held.way, written), stock, fileId: picture, version: version + 1 }
    await repository.updatePrize(transaction, id, change)
    if (held.fileId !== null && held.fileId !== picture) await letGoOfAnybodys(platform, transaction, [held.fileId])
    await audit(platform, transaction, { by, act: 'prize.changed', subject: { type: 'prize', id } })
  })
  return readKeptPrize(platform, id)
}

export async function withdrawPrize(platform: Platform, by: Actor, id: string, isWithdrawn: boolean) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    if (!isWithdrawn) checkIsRoom(await repository.countOffered(transaction, at))
    const held = (await repository.holdPrize(transaction, id)) ?? refuse('PRIZE_NOT_FOUND')
    if ((held.withdrawnAt !== null) === isWithdrawn) return
    await repository.updatePrize(transaction, id, { withdrawnAt: isWithdrawn ? at : null, version: held.version + 1 })
    const act = isWithdrawn ? 'prize.withdrawn' : 'prize.offered'
    await audit(platform, transaction, { by, act, subject: { type: 'prize', id } })
  })
  return readKeptPrize(platform, id)
}

export async function readSettings({ db }: Platform) {
  return { takesIdImages: await repository.takesIdImages(db) }
}

export async function changeSettings(platform: Platform, by: Actor, settings: { takesIdImages: boolean }) {
  await inTransaction(platform.db, async (transaction) => {
    await repository.putSettings(transaction, settings)
    await audit(platform, transaction, { by, act: 'prize.settings_changed', data: settings })
  })
  return settings
}
