import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { readPastedCodes } from '@learntrail/contract/prizes/pasted-codes'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { open, type SealingKeys, seal } from '../../../platform/sealing/sealing.ts'
import * as codes from './codes.repository.ts'
import { holdPrize, moveStock, type StoredPrize } from './prizes.repository.ts'

/** The place that a code is sealed for. */
export const codePlace = (id: string) => ({ id, field: 'code' })

/** Opens a sealed code; undefined if no key reads it. */
export function openCode(keys: SealingKeys, { id, sealed }: codes.StoredCode): string | undefined {
  const opened = open(keys, codePlace(id), sealed)
  return opened.is === 'open' ? opened.bytes.toString('utf8') : undefined
}

async function holdPrizeOfCodes(transaction: Transaction, id: string): Promise<StoredPrize> {
  const held = (await holdPrize(transaction, id)) ?? refuse('PRIZE_NOT_FOUND')
  return held.way === 'code' ? held : refuse('PRIZE_HAS_NO_CODES')
}

export async function addCodes(platform: Platform, by: Actor, prizeId: string, pasted: string) {
  const read = readPastedCodes(pasted)
  if (read.isTooMany) refuseField('pasted', 'too_many', prizeLimits.codesAtOnce)
  const { sealing, clock } = platform
  return inTransaction(platform.db, async (transaction) => {
    const held = await holdPrizeOfCodes(transaction, prizeId)
    const there = await codes.listCodes(transaction, prizeId)
    const known = new Set(there.map((code) => openCode(sealing, code)))
    const added = read.codes.filter((code) => !known.has(code))
    const { repeated, unfit } = read
    const found = { added: added.length, repeated, unfit, known: read.codes.length - added.length }
    if (read.codes.length === 0) refuse('PRIZE_CODES_NONE')
    if (added.length > 0) {
      if (held.stock + added.length > prizeLimits.codes)
        refuse('PRIZE_CODES_TOO_MANY', { values: { limit: prizeLimits.codes } })
      const now = clock.now().getTime()
      const rows = added.map((code) => {
        const id = newId(now)
        return { prizeId, id, sealed: seal(sealing, codePlace(id), Buffer.from(code)) }
      })
      await codes.insertCodes(transaction, rows)
      await moveStock(transaction, prizeId, added.length)
      await audit(platform, transaction, { by, act: 'prize.codes_added', subject: { type: 'prize', id: prizeId } })
    }
    return { ...found, stock: held.stock + added.length }
  })
}

/** Removes the codes still free; those of open applications stay, one for each. */
export async function removeCodes(platform: Platform, by: Actor, prizeId: string) {
  return inTransaction(platform.db, async (transaction) => {
    const { stock } = await holdPrizeOfCodes(transaction, prizeId)
    if (stock > 0) {
      await codes.deleteFree(transaction, prizeId, stock)
      await moveStock(transaction, prizeId, -stock)
      await audit(platform, transaction, { by, act: 'prize.codes_removed', subject: { type: 'prize', id: prizeId } })
    }
    return { removed: stock, stock: 0 }
  })
}
