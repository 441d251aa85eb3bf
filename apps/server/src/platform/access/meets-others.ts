import type { Person } from './person.ts'

/** What decides whether a viewer sees only their own things. */
export type Viewer = Pick<Person, 'id' | 'isMember' | 'deletedAt'>

/**
 * Returns whether the viewer may see what others made, for calls open to anyone with a session: a member whose account
 * is not being deleted.
 */
export function meetsOthers({ isMember, deletedAt }: Viewer): boolean {
  return isMember && deletedAt === null
}
