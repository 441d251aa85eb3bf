import { get } from 'idb-keyval'
import type { Waiting } from './outbox.ts'
import { outboxName } from './outbox-name.ts'

/** Sends what was said in rooms without a line, on whichever screen one opens the product again. */
export async function wakeOutbox(account: string): Promise<void> {
  if (!(await isWaiting(account))) return
  const { outboxOf } = await import('./outbox.ts')
  outboxOf(account)
}

/** A browser that keeps nothing has nothing that waits. */
async function isWaiting(account: string): Promise<boolean> {
  try {
    const waiting = await get<readonly Waiting[]>(outboxName(account))
    return waiting !== undefined && waiting.length > 0
  } catch {
    return false
  }
}
