import { perApplication } from '../../../platform/per-application.ts'
import type { Platform } from '../../../platform/platform.ts'
import { kindNamed } from '../begin-document.service.ts'
import type { DocumentName } from '../co-edited.kind.ts'
import { documentsHere } from '../keeping/documents-here.memory.ts'
import {
  answerKnown,
  type ChangeSent,
  Overtaken,
  Spoilt,
  storeTogether,
  type Waiting,
} from './store-together.service.ts'

/** Most changes stored together, and their bytes. */
const mostTogether = 100
const mostBytesTogether = 1024 * 1024
const mostAttempts = 5

/** Changes waiting while others of the same document are being stored. */
const waitingIn = perApplication(() => new Map<string, Waiting[]>())

/**
 * Stores a change and returns its number; a repeated one gets the same answer. Changes that arrive while another is
 * being stored are stored together after it.
 */
export function storeChange(platform: Platform, name: DocumentName, sent: ChangeSent): Promise<number> {
  const key = `${name.kind} ${name.thingId}`
  const all = waitingIn(platform)
  return new Promise((resolve, reject) => {
    const one = { sent, resolve, reject }
    const waiting = all.get(key)
    if (waiting !== undefined) return void waiting.push(one)
    all.set(key, [one])
    void storeAll(platform, name, key)
  })
}

async function storeAll(platform: Platform, name: DocumentName, key: string): Promise<void> {
  const all = waitingIn(platform)
  for (let waiting = all.get(key) ?? []; waiting.length > 0; ) {
    const some = takeSome(waiting)
    // Promises settle once, so those already resolved are not affected.
    await storeSome(platform, name, some).catch((error: unknown) => {
      for (const { reject } of some) reject(error)
    })
  }
  all.delete(key)
}

function takeSome(waiting: Waiting[]): Waiting[] {
  let [count, bytes] = [0, 0]
  for (const { sent } of waiting) {
    bytes += sent.update.byteLength
    if (count > 0 && (count === mostTogether || bytes > mostBytesTogether)) break
    count += 1
  }
  return waiting.splice(0, count)
}

async function storeSome(platform: Platform, name: DocumentName, some: readonly Waiting[]): Promise<void> {
  const kind = kindNamed(platform, name.kind)
  let left = some
  for (let attempt = 1; left.length > 0; attempt += 1) {
    const together = left
    try {
      await documentsHere(platform).inTurn(
        platform,
        name,
        (kept) => storeTogether({ platform, kind, name, kept }, together),
        { mayBeOld: attempt === 1 },
      )
      return
    } catch (error) {
      left = await settle(platform, name, { left, attempt }, error)
    }
  }
}

interface Failed {
  left: readonly Waiting[]
  attempt: number
}

/**
 * Rejects the change at fault and returns the others for another try. If the culprit is unknown, each is tried alone.
 */
async function settle(
  platform: Platform,
  name: DocumentName,
  failed: Failed,
  error: unknown,
): Promise<readonly Waiting[]> {
  const { left, attempt } = failed
  const isOvertaken = error instanceof Overtaken
  if (error instanceof Spoilt && error.blamed !== undefined) {
    error.blamed.reject(error.refusal)
    return left.filter((one) => one !== error.blamed)
  }
  if (left.length > 1 && (isOvertaken || error instanceof Spoilt)) {
    for (const one of left) await storeSome(platform, name, [one])
    return []
  }
  if (isOvertaken && attempt < mostAttempts) {
    const answers = await Promise.all(left.map((one) => answerKnown({ platform, name }, one)))
    return left.filter((_, place) => !answers[place])
  }
  for (const { reject } of left) reject(error instanceof Spoilt ? error.refusal : error)
  return []
}
