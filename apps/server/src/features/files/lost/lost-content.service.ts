import { inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type LostState, lostContent } from './lost-content.tables.ts'

/** Records that stored content is lost and logs it once; what is recorded already stays. */
export async function noteLost({ db, log, clock }: Platform, key: string, state: LostState): Promise<void> {
  const noted = await db
    .insert(lostContent)
    .values({ key, state, foundAt: clock.now() })
    .onConflictDoNothing()
    .returning({ key: lostContent.key })
  if (noted.length > 0)
    log.error({ key, state }, 'stored content is missing: restore it from a backup under the same name')
}

/** Same, for a reader of the content: finds out what is wrong, and never throws. */
export async function noteLostContent(platform: Platform, key: string): Promise<void> {
  try {
    await noteLost(platform, key, (await platform.storage.size(key)) === undefined ? 'gone' : 'changed')
  } catch (error) {
    platform.log.warn({ err: error, key }, 'could not record that stored content is missing')
  }
}

/** Deletes the record of lost content that is back, or that no row names any more. */
export async function forgetLost(db: Queryable | Transaction, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.delete(lostContent).where(inArray(lostContent.key, keys))
}
