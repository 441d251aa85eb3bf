import { fileDurations } from '@learntrail/contract/files/limits'
import type { Platform } from '../../platform/platform.ts'
import { listContent } from './files.repository.ts'
import { findLooseContent } from './loose-content.service.ts'
import { lookAtContent } from './lost/look-at-content.service.ts'

const keysAtOnce = 500

export interface Verified {
  /** The number of named contents whose bytes match their hash. */
  whole: number
  /** Content that was in the trash and was put back. */
  putBack: string[]
  missing: string[]
  /** Content whose bytes do not match its hash. */
  damaged: string[]
  /** Content that no row names. */
  loose: string[]
}

/**
 * Compares the content that rows name with the storage, by hash, and puts back what only the trash has; changes nothing
 * else.
 */
export async function verifyContent(platform: Platform, onProgress: (checked: number) => void): Promise<Verified> {
  const verified: Verified = { whole: 0, putBack: [], missing: [], damaged: [], loose: [] }
  let checked = 0
  for (let after = ''; ; ) {
    const keys = await listContent(platform.db, after, keysAtOnce)
    for (const key of keys) await verify(platform, key, verified)
    checked += keys.length
    onProgress(checked)
    const last = keys.at(-1)
    if (last === undefined || keys.length < keysAtOnce) break
    after = last
  }
  const before = new Date(platform.clock.now().getTime() - fileDurations.looseBytes)
  verified.loose = (await findLooseContent(platform, before)).loose
  return verified
}

async function verify(platform: Platform, key: string, verified: Verified): Promise<void> {
  const { state, isPutBack } = await lookAtContent(platform, key)
  if (isPutBack) verified.putBack.push(key)
  if (state === 'whole') verified.whole += 1
  if (state === 'gone') verified.missing.push(key)
  if (state === 'changed') verified.damaged.push(key)
}
