import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Tells the owner's windows that something was made or found of a file, as a live event. */
export function tellOfFile(
  { realtime }: Platform,
  change: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> {
  return realtime.tell(change, { topic: ownerId, kind: 'updateFile', id })
}
