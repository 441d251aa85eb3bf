import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { draftLimits } from './limits.ts'

export const findPublished = endpoint({
  method: 'POST',
  path: '/api/v2/portfolios/published',
  summary:
    'Which of these client ids are records of mine: whoever brings records along from another system sees what is there already',
  access: 'member',
  isReading: true,
  rate: 'read',
  body: z.object({
    clientIds: z.array(id).min(1, { error: 'required' }).max(draftLimits.takenIn, { error: 'too_many' }),
  }),
  answers: z.object({ clientIds: z.array(id) }),
  refusals: [],
})

export const takingInCalls = [findPublished] as const
