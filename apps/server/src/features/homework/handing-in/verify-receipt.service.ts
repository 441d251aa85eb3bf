import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isBytesGone } from '../../../platform/storage/bytes-gone.ts'
import { hashOf } from '../../files/index.ts'
import { sealOf } from '../homework.rules.ts'
import type { Actor } from '../questions/reach-question.policy.ts'
import { findSealed } from './hand-ins.repository.ts'

/** Reads every byte of a version again and compares it with its receipt. */
export async function verifyReceipt(platform: Platform, person: Actor, id: string, number: number) {
  const sealed = (await findSealed(platform.pool, person.id, id, number)) ?? refuse('HAND_IN_NOT_FOUND')
  const files = []
  for (const { name, bytes, sha256, stored } of sealed.files) {
    const read = stored === sha256 ? await read256(platform, sha256) : undefined
    files.push({ name, bytes, sha256: read ?? '', isIntact: read === sha256 })
  }
  const { receipt, content, text, team } = sealed
  const sha256 = sealOf({ content, text, files, team: team ?? undefined })
  return { receipt, isIntact: sha256 === receipt.sha256 && files.every(({ isIntact }) => isIntact), sha256, files }
}

async function read256({ storage }: Platform, key: string): Promise<string | undefined> {
  try {
    return await hashOf(await storage.read(key))
  } catch (error) {
    if (isBytesGone(error)) return undefined
    throw error
  }
}
