import { fileDurations } from '@learntrail/contract/files/limits'
import { inTransaction } from '../../platform/database/index.ts'
import { inPortions } from '../../platform/paging/in-portions.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeExpiredClaims } from './content-claims.repository.ts'
import { areBytesNeeded, findLooseKeys, lockBytes } from './files.repository.ts'
import { isSuspicious } from './loose-content.rules.ts'

const keysAtOnce = 200

export interface Tidied {
  /** Content moved to the trash. */
  discarded: number
  /** Content put back from the trash because a row names it again. */
  putBack: number
  /** Content whose time in the trash is over. */
  removed: number
  /** Loose content that was left alone because there is suspiciously much of it. */
  suspicious: number
}

/**
 * Clears away content that no row names: moves it to the trash, and removes it for good after 30 days there if the
 * database still does not name it. More than a small share of all content means that something else is wrong, and then
 * nothing is moved unless `isMeant`. Content stored within the last day is left alone, as it may belong to a call in
 * progress.
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
      'many stored files have no row, so none was moved to the trash: is this the right database? npm run storage:verify lists them',
    )
    return { discarded: 0, putBack, removed, suspicious: loose.length }
  }
  let discarded = 0
  for (const key of loose) if (await discardIfUnneeded(platform, key)) discarded += 1
  if (discarded > 0) log.warn({ discarded }, 'moved stored files that no row refers to into the trash for 30 days')
  return { discarded, putBack, removed, suspicious: 0 }
}

/** Returns the content stored before a moment that no row names, and the amount of all content. */
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

/** Puts trashed content that rows name back where it is missing, and removes the rest once its time is over. */
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

/** Puts content back if its place is empty; returns whether the trash had it. */
export async function putBackIfMissing({ storage }: Platform, key: string): Promise<boolean> {
  if ((await storage.size(key)) !== undefined) return false
  return storage.trash.putBack(key)
}

/** Locked, since the same content may be uploaded at this moment. */
async function discardIfUnneeded({ db, storage }: Platform, key: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await lockBytes(transaction, [key], 'exclusive')
    if (await areBytesNeeded(transaction, key)) return false
    await storage.trash.put(key)
    return true
  })
}
