import type { CoursePart } from '@learntrail/contract/courses/facts'
import type { RemarkReply } from '@learntrail/contract/courses/remarks'
import type { Person } from '../../../platform/access/person.ts'
import { writes } from '../courses.repository.ts'

/** Who looks, and what they are in the course. */
export interface Looking {
  person: Pick<Person, 'id' | 'suspendedAt'>
  part: CoursePart
}

/** Whoever writes the course remarks on it, replies and resolves, also while it is on the shelf. A lecturer reads. */
export const mayRemark = ({ person, part }: Looking): boolean => person.suspendedAt === null && writes(part)

/** What is written is changed by its author, and removed by them or the course's owner. */
export function saidAbilities(looking: Looking, authorId: string): RemarkReply['can'] {
  const isMine = mayRemark(looking) && authorId === looking.person.id
  return { edit: isMine, remove: isMine || (mayRemark(looking) && looking.part === 'owner') }
}
