import type { NoticeTopic } from '@learntrail/contract/notices/kinds'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { planMail } from './mails/plan-mail.ts'
import { planPush } from './push/push-notices.ts'

/** The one place where it becomes known that people have something new to read. */
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
 * The number of what they have not looked at is another one, wherever they have the product open. Told only when it is:
 * a window that shows the list looks again at once, and says that it did.
 */
export function tellOfNotices(platform: Platform, change: Queryable, accountIds: readonly string[]): Promise<void> {
  const messages = accountIds.map((topic) => ({ topic, kind: 'updateHomeNavigation' as const, id: null }))
  return platform.realtime.tell(change, ...messages)
}
