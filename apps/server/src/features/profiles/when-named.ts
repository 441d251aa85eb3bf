import type { Transaction } from '../../platform/database/index.ts'

type OnNamed = (transaction: Transaction, accountId: string) => Promise<void>
const onNamed: OnNamed[] = []

/** Registers what a feature writes, as part of the change, when the names of a person, or where they learn, are set or changed. */
export function whenNamed(write: OnNamed): void {
  onNamed.push(write)
}

export async function tellNamed(transaction: Transaction, accountId: string): Promise<void> {
  for (const write of onNamed) await write(transaction, accountId)
}
