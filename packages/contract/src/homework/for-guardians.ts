import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../text.ts'
import { handInStates } from './states.ts'

const work = z.object({
  id,
  groupName: z.string(),
  title: z.string(),
  deadline: time.nullable(),
})

const due = work.extend({
  /** Handed in and not yet corrected. */
  isHandedIn: z.boolean(),
  isOver: z.boolean(),
  /** Returned for more work: the deadline no longer makes it late. */
  isBack: z.boolean(),
})

const returned = work.extend({
  releasedAt: time,
  state: z.enum(handInStates),
  isLate: z.boolean(),
  /** Null if the group does not show scores to guardians, or if there is none. */
  score: z.number().nullable(),
  totalScore: z.int(),
})

export const listHomeworkForGuardian = endpoint({
  method: 'GET',
  path: '/api/v2/guardian/children/:childId/homework',
  summary:
    'What a child has to hand in, the next deadline first, and what came back, the newest first, of the groups that show it to guardians',
  access: 'guardian',
  params: z.object({ childId: id }),
  answers: z.object({ due: z.array(due), returned: z.array(returned) }),
  refusals: ['CHILD_NOT_FOUND'],
})
export type GuardianHomework = z.infer<(typeof listHomeworkForGuardian)['answers']>

export const homeworkForGuardianCalls = [listHomeworkForGuardian] as const
