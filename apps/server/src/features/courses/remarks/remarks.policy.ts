import type { CoursePart } from '@learntrail/contract/courses/facts'
import type { RemarkReply } from '@learntrail/contract/courses/remarks'
import type { Person } from '../../../platform/access/person.ts'
import { writes } from '../courses.repository.ts'

/** The viewer and their part in the course. */
export interface Looking {
  person: Pick<Person, 'id' | 'suspendedAt'>
  part: CoursePart
}

/** Writers of the course may remark, reply and resolve, even while it is published. A lecturer only reads. */
export const mayRemark = ({ person, part }: Looking): boolean => person.suspendedAt === null && writes(part)

/** Remarks and replies are edited by their author, and deleted by the author or the course's owner. */
export function saidAbilities(looking: Looking, authorId: string): RemarkReply['can'] {
  const isMine = mayRemark(looking) && authorId === looking.person.id
  return { edit: isMine, remove: isMine || (mayRemark(looking) && looking.part === 'owner') }
}
