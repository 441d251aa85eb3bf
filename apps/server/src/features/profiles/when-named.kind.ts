import type { Transaction } from '../../platform/database/index.ts'
import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

type OnNamed = (transaction: Transaction, accountId: string, platform: Platform) => Promise<void>

/** What features write within a change of a person's names or place of learning. */
export const namedWrites = kindOf<OnNamed>('what is written of names')

export async function tellNamed(platform: Platform, transaction: Transaction, accountId: string): Promise<void> {
  for (const write of platform.declared.of(namedWrites)) await write(transaction, accountId, platform)
}
