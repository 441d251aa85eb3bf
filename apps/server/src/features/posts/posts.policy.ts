import type { Post } from '@learntrail/contract/posts/posts'
import { mayEdit } from '../../platform/access/mending.ts'
import type { Person } from '../../platform/access/person.ts'
import { refuse } from '../../platform/http/refusal.ts'

type Asking = Pick<Person, 'id' | 'suspendedAt' | 'mends'>

/**
 * Returns what a person may do with a record they can see. A suspended account only reads, and edits what it was asked
 * to mend.
 */
export function postAbilities(person: Asking, post: { id: string; ownerId: string }): Post['can'] {
  const acts = person.suspendedAt === null
  const owns = acts && post.ownerId === person.id
  return {
    edit: post.ownerId === person.id && mayEdit(person, post.id),
    remove: owns,
    like: acts,
    comment: acts,
    report: acts && !owns,
  }
}

export function allow(isAllowed: boolean): void {
  if (!isAllowed) refuse('NO_PERMISSION')
}
