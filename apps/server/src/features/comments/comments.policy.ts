import type { Written } from '@learntrail/contract/comments/written'
import { mayEdit } from '../../platform/access/mending.ts'
import type { Person } from '../../platform/access/person.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { ReachedTarget } from './comments.repository.ts'

type Asking = Pick<Person, 'id' | 'suspendedAt' | 'mends'>

/**
 * Returns what a person may do with a comment or reply: authors edit; authors, the target's owner and moderators
 * remove.
 */
export function commentAbilities(
  person: Asking,
  { id, authorId }: { id: string; authorId: string },
  { ownerId, isModerator }: ReachedTarget,
): Written['can'] {
  const acts = person.suspendedAt === null
  const wrote = acts && authorId === person.id
  const remove = wrote || (acts && (ownerId === person.id || isModerator))
  return { edit: authorId === person.id && mayEdit(person, id), remove, report: acts && !wrote }
}

export function allow(isAllowed: boolean): void {
  if (!isAllowed) refuse('NO_PERMISSION')
}
