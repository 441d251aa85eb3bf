import { postLimits } from '@learntrail/contract/posts/limits'
import type { Transaction } from '../../../platform/database/index.ts'
import * as repository from './history.repository.ts'

/** Keeps what a record says, as part of the change that replaces it. */
export async function keepVersion(transaction: Transaction, postId: string, now: Date): Promise<void> {
  await repository.keepVersion(transaction, postId, now)
  await repository.dropOldest(transaction, postId, postLimits.versions)
}
