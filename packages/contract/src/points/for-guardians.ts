import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../text.ts'
import { movementKinds } from './states.ts'

const ofGroup = z.object({
  groupId: id,
  groupName: z.string(),
  balance: z.int(),
  /** Newest first. */
  movements: z.array(
    z.object({
      id,
      kind: z.enum(movementKinds),
      /** Negative if the child lost points. */
      points: z.int(),
      at: time,
      /** The giver's reason; empty if the kind says enough. */
      reason: z.string(),
      /** Title of the homework they are for; null if there is none. */
      homework: z.string().nullable(),
    }),
  ),
})

export const listPointsForGuardian = endpoint({
  method: 'GET',
  path: '/api/v2/guardian/children/:childId/points',
  summary: 'The points of a child with why they were given, of the groups that show them to guardians',
  access: 'guardian',
  params: z.object({ childId: id }),
  answers: z.object({ groups: z.array(ofGroup) }),
  refusals: ['CHILD_NOT_FOUND'],
})
export type GuardianPoints = z.infer<(typeof listPointsForGuardian)['answers']>

export const pointsForGuardianCalls = [listPointsForGuardian] as const
