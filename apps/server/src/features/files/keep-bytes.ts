import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReceivedBytes } from '../../platform/storage/storage.ts'
import { removeBytesIfUnneeded } from './files.jobs.ts'
import { lockBytes } from './files.repository.ts'

/**
 * Makes received bytes durable and writes what names them, in one transaction. When it fails, nothing of them stays: they
 * are forgotten or, where nothing else needs them, removed.
 */
export async function keepBytes<Result>(
  platform: Platform,
  received: ReceivedBytes[],
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { db, storage } = platform
  const keys = received.map(({ sha256 }) => sha256)
  let areKept = false
  try {
    return await inTransaction(db, async (transaction) => {
      await lockBytes(transaction, keys, 'shared')
      // The transaction may be repeated; moving the bytes cannot and need not be.
      if (!areKept) for (const bytes of received) await storage.keep(bytes)
      areKept = true
      return work(transaction)
    })
  } catch (error) {
    await Promise.all(received.map((bytes) => storage.drop(bytes)))
    // Settled whatever happens: why it failed is what its sender has to hear.
    await Promise.allSettled([...new Set(keys)].map((key) => removeBytesIfUnneeded(platform, key)))
    throw error
  }
}
