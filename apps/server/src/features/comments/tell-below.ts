import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Target } from './comments.repository.ts'

/** Whoever has it open hears that something below it has changed. */
export function tellBelow(platform: Platform, change: Queryable, target: Target, commentId: string): Promise<void> {
  return platform.realtime.tell(change, { topic: target.id, kind: 'updateComments', id: commentId })
}

/** The comment that this is, or stands below as a reply. */
export function commentIdOf({ id, parentId }: { id: string; parentId: string | null }): string {
  return parentId ?? id
}
