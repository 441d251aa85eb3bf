import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Platform } from '../../../platform/platform.ts'
import { isBytesGone } from '../../../platform/storage/bytes-gone.ts'
import { findLooseKeys } from '../files.repository.ts'
import { putBackIfMissing } from '../loose-content.ts'
import type { LostState } from './lost-content.tables.ts'

/** What somebody has found who read content from its first byte to its last. */
export interface LookedAt {
  /** `unneeded`: it went while one looked, row and bytes. */
  state: 'whole' | 'unneeded' | LostState
  /** It was in the trash, and is in its place again. */
  isPutBack: boolean
  /** That were read. */
  bytes: number
}

/** Looks whether content is there, byte for byte, and puts it back where only the trash has it. `pace` holds the reading back. */
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

/** SHA-256 of bytes as they are stored. */
export async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
