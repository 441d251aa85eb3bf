import type { Person } from './person.ts'

/** Who reads, as far as it decides whether that is only their own. */
export type Viewer = Pick<Person, 'id' | 'isMember' | 'deletedAt'>

/** Whether somebody comes across what others made, where a call lets in whoever has a session. */
export function meetsOthers({ isMember, deletedAt }: Viewer): boolean {
  return isMember && deletedAt === null
}
