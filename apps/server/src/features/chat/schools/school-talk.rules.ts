import type { SchoolTalk } from '@learntrail/contract/chat/facts'
import { isResting } from '../rooms/rest.rules.ts'

/** How a student's school has them talk, and whether one of its verified teachers is in the room. */
export interface SchoolStanding {
  talk: SchoolTalk
  /** Minutes of the day in Taipei between which they write; both null at any hour. */
  from: number | null
  until: number | null
  isWithTeacher: boolean
}

/** Why their school keeps a student from writing there now. */
export function whySchoolRefuses(
  { talk, from, until, isWithTeacher }: SchoolStanding,
  now: Date,
): 'CHATROOM_SCHOOL_REFUSED' | 'CHATROOM_SCHOOL_RESTING' | undefined {
  if (talk === 'off' || (talk === 'teachers' && !isWithTeacher)) return 'CHATROOM_SCHOOL_REFUSED'
  // Outside its hours is what is between their end and their beginning.
  if (from !== null && until !== null && isResting({ from: until, until: from }, now)) return 'CHATROOM_SCHOOL_RESTING'
  return undefined
}
