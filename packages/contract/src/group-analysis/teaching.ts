import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { id } from '../text.ts'

const silentPupil = z.object({
  person: personSummary,
  memberNumber: z.string(),
  /** Empty if unknown. */
  realName: z.string(),
  group: z.object({ id, name: z.string() }),
})
export type SilentPupil = z.infer<typeof silentPupil>

export const listSilentPupils = endpoint({
  method: 'GET',
  path: '/api/v2/teaching/silent-pupils',
  summary:
    'Who of the classes that I lead has for two weeks written, commented, handed in and opened nothing there, by class and seat number, and how many they are',
  access: 'feature:learning-group',
  cost: 10,
  answers: z.object({ items: z.array(silentPupil), total: z.int() }),
  refusals: [],
})

export const teachingAnalysisCalls = [listSilentPupils] as const
