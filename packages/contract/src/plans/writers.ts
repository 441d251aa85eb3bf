import type { PersonSummary } from '../people/person.ts'
import type { Plan } from './plans.ts'

/** Returns the writers of a plan as the viewer sees them: the owner first, then co-writers who have accepted. */
export const writersOf = ({ user, members }: Pick<Plan, 'user' | 'members'>): PersonSummary[] => [
  ...(user ? [user] : []),
  ...members.flatMap(({ person, state }) => (state === 'accepted' ? [person] : [])),
]
