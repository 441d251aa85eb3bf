import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'

/**
 * Identifies a member or applicant for the leaders of a class. The school's data takes precedence over what the person
 * typed; fields are empty if unknown. Real name and student number are empty in groups other than teaching and school
 * groups.
 */
export const rosterEntry = z.object({
  personId: id,
  /** Seat number. */
  memberNumber: z.string(),
  realName: z.string(),
  studentNumber: z.string(),
})
export type RosterEntry = z.infer<typeof rosterEntry>

export const readRoster = endpoint({
  method: 'GET',
  path: '/api/v2/groups/:groupId/roster',
  summary:
    'Seat number, real name and student number of everybody in a teaching or school group, by seat numbers, for its administrators',
  access: 'feature:learning-group',
  cost: 2,
  params: z.object({ groupId: id }),
  answers: z.object({ errorCode: z.literal(0), items: z.array(rosterEntry) }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})

export const readOwnPupils = endpoint({
  method: 'GET',
  path: '/api/v2/teaching/pupils',
  summary:
    'Seat number, real name and student number of the pupils of all classes that I lead and that are not put away; the number is empty if two classes differ',
  access: 'feature:learning-group',
  cost: 4,
  answers: z.object({ items: z.array(rosterEntry) }),
  refusals: [],
})

export const rosterCalls = [readRoster, readOwnPupils] as const
