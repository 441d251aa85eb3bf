import type { Transaction } from '../../../platform/database/index.ts'
import { kindOf } from '../../../platform/declared.ts'
import type { Platform } from '../../../platform/platform.ts'

type OnBlock = (
  transaction: Transaction,
  blockerId: string,
  blockedId: string,
  at: Date,
  platform: Platform,
) => Promise<void>

/** What features end between two people, in the same transaction, when one blocks the other. */
export const endsOfBlock = kindOf<OnBlock>('ends of a block')
