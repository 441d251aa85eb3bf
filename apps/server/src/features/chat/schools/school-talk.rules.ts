import type { SchoolTalk } from '@learntrail/contract/chat/facts'
import { isResting } from '../rooms/rest.rules.ts'

/** A school's rules for a student, and whether one of its verified teachers is in the room. */
export interface SchoolStanding {
  talk: SchoolTalk
  /** Minutes of the day in Taipei between which they may write; both null for any hour. */
  from: number | null
  until: number | null
  isWithTeacher: boolean
}

/** Returns why their school keeps a student from writing now; undefined if it does not. */
export function whySchoolRefuses(
  { talk, from, until, isWithTeacher }: SchoolStanding,
  now: Date,
): 'CHATROOM_SCHOOL_REFUSED' | 'CHATROOM_SCHOOL_RESTING' | undefined {
  if (talk === 'off' || (talk === 'teachers' && !isWithTeacher)) return 'CHATROOM_SCHOOL_REFUSED'
  // The hours outside run from their end to their beginning.
  if (from !== null && until !== null && isResting({ from: until, until: from }, now)) return 'CHATROOM_SCHOOL_RESTING'
  return undefined
}
