import type { PersonSummary } from '../people/person.ts'
import type { Plan } from './plans.ts'

/** Those who write a plan, as the viewer is told of them: its owner first, then who has accepted to write it along. */
export const writersOf = ({ user, members }: Pick<Plan, 'user' | 'members'>): PersonSummary[] => [
  ...(user ? [user] : []),
  ...members.flatMap(({ person, state }) => (state === 'accepted' ? [person] : [])),
]
