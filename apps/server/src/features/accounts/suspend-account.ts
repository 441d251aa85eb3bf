import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { updateAccount } from './accounts.repository.ts'
import { forgetAccess } from './session-reader.ts'

/** Keeps an account from changing anything, or lets it act again; every node obeys once it is committed. */
export async function setSuspension(
  platform: Platform,
  transaction: Transaction,
  accountId: string,
  suspendedAt: Date | null,
): Promise<void> {
  await updateAccount(transaction, accountId, { suspendedAt })
  forgetAccess(platform, transaction, accountId)
}
