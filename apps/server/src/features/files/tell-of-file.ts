import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Whoever has uploaded it, and looks at it still, hears that something was made or found of it. */
export function tellOfFile(
  { realtime }: Platform,
  change: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> {
  return realtime.tell(change, { topic: ownerId, kind: 'updateFile', id })
}
