import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { updateAccount } from './accounts.repository.ts'
import { forgetAccess } from './session-reader.service.ts'

/**
 * Suspends an account, which may then change nothing, or lifts the suspension (null). Takes effect on every node once
 * committed.
 */
export async function setSuspension(
  platform: Platform,
  transaction: Transaction,
  accountId: string,
  suspendedAt: Date | null,
): Promise<void> {
  await updateAccount(transaction, accountId, { suspendedAt })
  forgetAccess(platform, transaction, accountId)
}
