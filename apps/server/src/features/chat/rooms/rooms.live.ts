import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Tells people that a room of theirs is new, changed or gone. */
export async function tellPeople(
  { realtime }: Platform,
  transaction: Transaction,
  roomId: string,
  people: readonly string[],
): Promise<void> {
  const kind = 'updateChatRoom' as const
  await realtime.tell(transaction, ...people.map((topic) => ({ topic, kind, id: roomId })))
}

/** Tells all members that the room has changed. */
export async function tellRoom({ realtime }: Platform, transaction: Transaction, roomId: string): Promise<void> {
  await realtime.tell(transaction, { topic: roomId, kind: 'updateChatRoom', id: roomId })
}
