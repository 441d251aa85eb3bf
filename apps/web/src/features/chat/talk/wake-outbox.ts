import { get } from 'idb-keyval'
import type { Waiting } from './outbox.ts'
import { outboxName } from './outbox-name.ts'

/** Sends messages written offline, on whichever screen the product is opened again. */
export async function wakeOutbox(account: string): Promise<void> {
  if (!(await isWaiting(account))) return
  const { outboxOf } = await import('./outbox.ts')
  outboxOf(account)
}

/** Whether unsent messages are stored; false without storage. */
async function isWaiting(account: string): Promise<boolean> {
  try {
    const waiting = await get<readonly Waiting[]>(outboxName(account))
    return waiting !== undefined && waiting.length > 0
  } catch {
    return false
  }
}
