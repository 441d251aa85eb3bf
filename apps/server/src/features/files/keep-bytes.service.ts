import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReceivedBytes } from '../../platform/storage/storage.ts'
import { claimContent, giveUpClaim, redeemClaim } from './content-claims.repository.ts'
import { removeBytesIfUnneeded } from './files.jobs.ts'
import { forgetLost } from './lost/lost-content.service.ts'

/**
 * Makes received bytes durable, then writes what names them. A claim keeps others from removing the bytes in between,
 * and no transaction waits for a store. If it fails, the bytes are dropped, or removed unless something else needs
 * them.
 */
export async function keepBytes<Result>(
  platform: Platform,
  received: ReceivedBytes[],
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { storage } = platform
  const { db } = platform.uploads
  const keys = [...new Set(received.map(({ sha256 }) => sha256))]
  if (keys.length === 0) return inTransaction(db, work)
  let claim: string | undefined
  try {
    const id = await claimContent(db, keys)
    claim = id
    for (const bytes of received) await storage.keep(bytes)
    return await inTransaction(db, async (transaction) => {
      await redeemClaim(transaction, id)
      // Stored anew, so they are lost no longer.
      await forgetLost(transaction, keys)
      return work(transaction)
    })
  } catch (error) {
    await Promise.all(received.map((bytes) => storage.drop(bytes)))
    // Failures of this clean-up are ignored, since the sender must hear the original error.
    if (claim !== undefined) await Promise.allSettled([giveUpClaim(db, claim)])
    await Promise.allSettled(keys.map((key) => removeBytesIfUnneeded(platform, key)))
    throw error
  }
}
