import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listContent } from '../files.repository.ts'
import { beginRound, endRound, type Looked, listLost, saveProgress } from './content-check.repository.ts'
import { lookAtContent } from './look-at-content.service.ts'
import { forgetLost, noteLost } from './lost-content.service.ts'

/** Begins the check of one night. */
const beginCheck = jobKind<object>('files.begin-content-check')
/** Continues the check; `left` is how many bytes may still be read this night. */
const goOnWithCheck = jobKind<{ left: number }>('files.check-content', { retries: 3 })

/** Progress is saved after this many keys. */
const keysAtOnce = 50
/** The longest run of one job: jobs may take at most an hour, and a stopping server does not wait for them. */
const longestMs = 5 * 60_000
/** Pauses for this many times the time that reading took, which leaves most of the disk to people. */
const restShare = 3

export function handleContentCheck(platform: Platform): void {
  const left = platform.config.fileCheckBytes
  platform.jobs.every('30 2 * * *', beginCheck, async () => {
    if (left > 0) await platform.jobs.enqueue(platform.db, goOnWithCheck, { left })
  })
  platform.jobs.handle(goOnWithCheck, (given) =>
    platform.locks.exclusively('files check-content', () => checkContent(platform, given.left)),
  )
}

/**
 * Verifies stored content byte by byte, for at most `left` bytes, from where the last check stopped; content known to
 * be lost comes first, since it may have been restored. Records what it finds. Idempotent.
 */
export async function checkContent(platform: Platform, left: number): Promise<void> {
  const { db, clock, config } = platform
  if (left === config.fileCheckBytes) {
    for (const key of await listLost(db)) await lookAndNote(platform, key)
  }
  const startedAt = Date.now()
  let { after } = await beginRound(db, clock.now())
  let rest = left
  while (rest > 0 && Date.now() - startedAt < longestMs) {
    const keys = await listContent(db, after, keysAtOnce)
    const looked: Looked = { after, count: 0, bytes: 0 }
    for (const key of keys) {
      if (looked.bytes >= rest) break
      looked.bytes += await lookAndNote(platform, key)
      looked.count += 1
      looked.after = key
    }
    rest -= looked.bytes
    after = looked.after
    const isOver = keys.length < keysAtOnce && looked.count === keys.length
    if (isOver) return endRound(db, looked, clock.now())
    await saveProgress(db, looked, clock.now())
  }
  if (rest > 0)
    await inTransaction(db, (transaction) => platform.jobs.enqueue(transaction, goOnWithCheck, { left: rest }))
}

/** Verifies one content and records the result; returns how many bytes were read. */
async function lookAndNote(platform: Platform, key: string): Promise<number> {
  const { state, bytes } = await lookAtContent(platform, key, unhurried())
  if (state === 'gone' || state === 'changed') await noteLost(platform, key, state)
  else await forgetLost(platform.db, [key])
  return bytes
}

/** Returns a function that pauses in proportion to the time since its last call. */
function unhurried(): () => Promise<unknown> {
  let since = performance.now()
  return async () => {
    await pause((performance.now() - since) * restShare)
    since = performance.now()
  }
}
