import { setTimeout as pause } from 'node:timers/promises'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { finishMarker, readMarker, startMarker } from './school/marker.ts'

/**
 * Makes the demo school in an empty database, through the product's own services. An interrupted run resumes where it
 * stopped: every step finds what it made before. A database with other people in it is left alone. Returns whether this
 * database holds the demo school.
 */
export async function makeDemoSchool(
  platform: Platform,
  log: (line: string) => void = () => undefined,
  pictureScale = 1,
): Promise<boolean> {
  const before = await readMarker(platform.pool)
  if (before?.isFinished) return true
  for (;;) {
    let isSchool: boolean | undefined
    // One process makes the school; others wait and find it made.
    await platform.locks.exclusively('demo school', async () => {
      isSchool = await makeOnce(platform, log, pictureScale)
    })
    if (isSchool !== undefined) return isSchool
    await pause(500)
  }
}

async function makeOnce(platform: Platform, log: (line: string) => void, pictureScale: number): Promise<boolean> {
  const marker = await readMarker(platform.pool)
  if (marker?.isFinished) return true
  if (marker === undefined && (await hasAccounts(platform))) return false
  const madeAt = marker?.madeAt ?? (await startMarker(platform.pool, platform.clock.now()))
  // Texts and pictures are loaded only if the school has to be made.
  const { makeSchool } = await import('./school/make-school.ts')
  await makeSchool(platform, madeAt, { log, pictureScale })
  await finishMarker(platform.pool, platform.clock.now())
  return true
}

async function hasAccounts({ pool }: Platform): Promise<boolean> {
  return (await pool.query('select 1 from accounts limit 1')).rows.length > 0
}
