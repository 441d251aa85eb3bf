import { fileDurations } from '@learntrail/contract/files/limits'
import { inTransaction } from '../../platform/database/index.ts'
import { inPortions } from '../../platform/paging/in-portions.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeExpiredClaims } from './content-claims.ts'
import { areBytesNeeded, findLooseKeys, lockBytes } from './files.repository.ts'
import { isSuspicious } from './loose-content.rules.ts'

const keysAtOnce = 200

export interface Tidied {
  /** Content that went to the trash. */
  discarded: number
  /** Content that was in the trash and is named again. */
  putBack: number
  /** Content whose time in the trash is over. */
  removed: number
  /** Loose content that stayed where it is, because there is too much of it to be believed. */
  suspicious: number
}

/**
 * Clears away content that no row names: it goes to the trash, and only after 30 days there, when the database still does
 * not know it, for good. More than a small share of all means that something else is wrong, and moves nothing unless
 * `isMeant`. What was kept within the last day may belong to a call under way.
 */
export async function tidyLooseContent(platform: Platform, { isMeant = false } = {}): Promise<Tidied> {
  const { storage, clock, db, log } = platform
  const before = new Date(clock.now().getTime() - fileDurations.looseBytes)
  await storage.sweep(before)
  await removeExpiredClaims(db)
  const { putBack, removed } = await emptyTrash(platform)
  const { loose, all } = await findLooseContent(platform, before)
  if (!isMeant && isSuspicious({ loose: loose.length, all })) {
    log.error(
      { loose: loose.length, all },
      'many stored files are named by no row, so none was cleared away: is this the right database? npm run storage:verify shows them',
    )
    return { discarded: 0, putBack, removed, suspicious: loose.length }
  }
  let discarded = 0
  for (const key of loose) if (await discardIfUnneeded(platform, key)) discarded += 1
  if (discarded > 0) log.warn({ discarded }, 'stored files that no row names went to the trash for 30 days')
  return { discarded, putBack, removed, suspicious: 0 }
}

/** Content last kept before a moment that no row names, and how much content there is in all. */
export async function findLooseContent(
  { storage, db }: Platform,
  before: Date,
): Promise<{ loose: string[]; all: number }> {
  const loose: string[] = []
  let all = 0
  for await (const keys of inPortions(storage.keys(before), keysAtOnce)) {
    all += keys.length
    loose.push(...(await findLooseKeys(db, keys)))
  }
  return { loose, all }
}

/** What the trash has of content that is named is put back; the rest of it goes when its time is over. */
async function emptyTrash(platform: Platform): Promise<{ putBack: number; removed: number }> {
  const { storage, clock, db } = platform
  const end = new Date(clock.now().getTime() - fileDurations.trashedContent)
  const ripe = new Set<string>()
  for await (const key of storage.trash.keys(end)) ripe.add(key)
  let [putBack, removed] = [0, 0]
  for await (const keys of inPortions(storage.trash.keys(new Date(8.64e15)), keysAtOnce)) {
    const loose = new Set(await findLooseKeys(db, keys))
    for (const key of keys) {
      if (!loose.has(key) && (await putBackIfMissing(platform, key))) putBack += 1
      else if (ripe.has(key)) {
        await storage.trash.remove(key)
        removed += 1
      }
    }
  }
  return { putBack, removed }
}

/** Answers whether the trash had it and its place was empty. */
export async function putBackIfMissing({ storage }: Platform, key: string): Promise<boolean> {
  if ((await storage.size(key)) !== undefined) return false
  return storage.trash.putBack(key)
}

/** The same content may be uploaded at this very moment. */
async function discardIfUnneeded({ db, storage }: Platform, key: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await lockBytes(transaction, [key], 'exclusive')
    if (await areBytesNeeded(transaction, key)) return false
    await storage.trash.put(key)
    return true
  })
}
