import type { NoticeTopic } from '@learntrail/contract/notices/kinds'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { planMail } from './mails/plan-mail.ts'

/** The one place where it becomes known that people have something new to read. */
export async function noticesChanged(
  platform: Platform,
  transaction: Transaction,
  accountIds: readonly string[],
  topic: NoticeTopic,
): Promise<void> {
  for (const accountId of accountIds) await planMail(platform, transaction, accountId, topic)
}
