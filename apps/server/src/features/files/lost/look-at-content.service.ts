import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Platform } from '../../../platform/platform.ts'
import { isBytesGone } from '../../../platform/storage/bytes-gone.ts'
import { findLooseKeys } from '../files.repository.ts'
import { putBackIfMissing } from '../loose-content.service.ts'
import type { LostState } from './lost-content.tables.ts'

/** The result of reading content from its first byte to its last. */
export interface LookedAt {
  /** `unneeded`: row and bytes were removed during the check. */
  state: 'whole' | 'unneeded' | LostState
  /** It was in the trash and was put back. */
  isPutBack: boolean
  /** Number of bytes read. */
  bytes: number
}

/**
 * Verifies content byte by byte, and puts it back if only the trash has it. `pace` is awaited after each chunk to slow
 * the reading down.
 */
export async function lookAtContent(
  platform: Platform,
  key: string,
  pace: () => Promise<unknown> = async () => undefined,
): Promise<LookedAt> {
  const isPutBack = await putBackIfMissing(platform, key)
  const content = await platform.storage.read(key).catch((error: unknown) => {
    if (!isBytesGone(error)) throw error
  })
  if (content === undefined) {
    const isUnneeded = (await findLooseKeys(platform.db, [key])).length > 0
    return { state: isUnneeded ? 'unneeded' : 'gone', isPutBack, bytes: 0 }
  }
  let bytes = 0
  const hash = createHash('sha256')
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length
      hash.update(chunk)
      await pace()
    }
  } catch (error) {
    if (!isBytesGone(error)) throw error
  }
  return { state: hash.digest('hex') === key ? 'whole' : 'changed', isPutBack, bytes }
}

/** Returns the SHA-256 of bytes, in hex. */
export async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
