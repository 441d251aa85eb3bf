import { postLimits } from '@learntrail/contract/posts/limits'
import type { Transaction } from '../../../platform/database/index.ts'
import * as repository from './history.repository.ts'

/** Stores the present state of a record as a version, within the transaction that replaces it, and drops the oldest. */
export async function keepVersion(transaction: Transaction, postId: string, now: Date): Promise<void> {
  await repository.keepVersion(transaction, postId, now)
  await repository.dropOldest(transaction, postId, postLimits.versions)
}
