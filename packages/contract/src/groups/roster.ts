import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'

/**
 * By what whoever leads a class knows somebody in it, or who asks to be let in. What the school has said of them stands before what they typed; each is
 * empty where nobody has said it, and real name and student number are in groups of other types than teaching and school.
 */
export const rosterEntry = z.object({
  personId: id,
  /** Their seat number. */
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

export const rosterCalls = [readRoster] as const
