import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Target } from './comments.repository.ts'

/** Tells everybody who has the target open that something below it has changed. */
export function tellBelow(platform: Platform, change: Queryable, target: Target, commentId: string): Promise<void> {
  return platform.realtime.tell(change, { topic: target.id, kind: 'updateComments', id: commentId })
}

/** Returns the id of the comment itself or, for a reply, of the comment it answers. */
export function commentIdOf({ id, parentId }: { id: string; parentId: string | null }): string {
  return parentId ?? id
}
