import type { Written } from '@learntrail/contract/comments/written'
import { refuse } from '../../platform/http/refusal.ts'
import type { ReachedTarget } from './comments.repository.ts'

interface Asking {
  id: string
  suspendedAt: Date | null
}

/** Comments and replies: edited by their author, removed by the author or whoever has a say in what they stand below. */
export function commentAbilities(
  person: Asking,
  { authorId, isWithheld }: { authorId: string; isWithheld: boolean },
  { ownerId, isModerator }: ReachedTarget,
): Written['can'] {
  const acts = person.suspendedAt === null
  const wrote = acts && authorId === person.id
  const remove = wrote || (acts && (ownerId === person.id || isModerator))
  return { edit: wrote && !isWithheld, remove, report: acts && !wrote }
}

export function allow(isAllowed: boolean): void {
  if (!isAllowed) refuse('NO_PERMISSION')
}
