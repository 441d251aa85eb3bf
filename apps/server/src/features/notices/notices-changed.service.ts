import type { NoticeTopic } from '@learntrail/contract/notices/kinds'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { planMail } from './mails/plan-mail.jobs.ts'
import { planPush } from './push/push-notices.jobs.ts'

/** Announces new notices on every channel; every change goes through here. */
export async function noticesChanged(
  platform: Platform,
  transaction: Transaction,
  accountIds: readonly string[],
  topic: NoticeTopic,
): Promise<void> {
  await tellOfNotices(platform, transaction, accountIds)
  for (const accountId of accountIds) {
    await planMail(platform, transaction, accountId, topic)
    await planPush(platform, transaction, accountId, topic)
  }
}

/**
 * Tells every open window that the count of new notices changed. Call only when it did: a window that shows the list
 * reads it again at once and reports that it has.
 */
export function tellOfNotices(platform: Platform, change: Queryable, accountIds: readonly string[]): Promise<void> {
  const messages = accountIds.map((topic) => ({ topic, kind: 'updateHomeNavigation' as const, id: null }))
  return platform.realtime.tell(change, ...messages)
}
