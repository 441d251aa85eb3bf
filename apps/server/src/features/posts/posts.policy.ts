import type { Post } from '@learntrail/contract/posts/posts'
import { refuse } from '../../platform/http/refusal.ts'

interface Asking {
  id: string
  suspendedAt: Date | null
}

/** What a person may do with a record they can see. A suspended account only reads. */
export function postAbilities(person: Asking, post: { ownerId: string }): Post['can'] {
  const acts = person.suspendedAt === null
  const owns = acts && post.ownerId === person.id
  return { edit: owns, remove: owns, like: acts, comment: acts, report: acts && !owns }
}

export function allow(isAllowed: boolean): void {
  if (!isAllowed) refuse('NO_PERMISSION')
}
