import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { tagList } from '../posts/record-parts.ts'
import { id } from '../text.ts'

export const makeRecord = endpoint({
  method: 'POST',
  path: '/api/v2/homework/hand-ins/:id/record',
  summary:
    'Make a private record of my corrected work: what was asked, what I handed in, and what its corrector confirmed. Again, it is the one that is there',
  access: 'feature:learning-group',
  needsNoPlan: true,
  params: z.object({ id }),
  body: z.object({
    /** Includes score and words, if the corrector allowed it. */
    showsRemark: z.boolean().default(false),
    /** At least one; default: the question's tags. */
    tags: tagList.min(1, { error: 'required' }).optional(),
  }),
  answers: z.object({ recordId: id }),
  refusals: [
    'HAND_IN_NOT_FOUND',
    'HOMEWORK_STATE_CHANGED',
    'FILE_NOT_FOUND',
    'FILE_TOO_LARGE',
    'CONVERSION_PENDING',
    'CONVERSION_FAILED',
  ],
})

export const homeworkRecordCalls = [makeRecord] as const
