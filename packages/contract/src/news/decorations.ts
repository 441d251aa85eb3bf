import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { givenEnd, givenTime, id, time } from '../text.ts'
import { ornaments } from './ornaments.ts'

const access = 'staff:operator'
const params = z.object({ id })

const decoration = z.object({ id, ornament: z.enum(ornaments), startsAt: time, endsAt: time })
export type Decoration = z.infer<typeof decoration>

export const readDecoration = endpoint({
  method: 'GET',
  path: '/api/v2/decorations/current',
  summary: 'The decoration now in force; null where there is none, or where motion is not wanted',
  access: 'public',
  query: z.object({
    /** `reduced`: the person prefers reduced motion. */
    motion: z.enum(['reduced'], { error: 'invalid' }).optional(),
  }),
  answers: z.object({ decoration: decoration.nullable() }),
  refusals: [],
})

export const listDecorations = endpoint({
  method: 'GET',
  path: '/api/v2/admin/decorations',
  summary: 'Decorations, the last to begin first',
  access,
  answers: z.object({ items: z.array(decoration) }),
  refusals: [],
})

export const planDecoration = endpoint({
  method: 'POST',
  path: '/api/v2/admin/decorations',
  summary: 'Decorate for a time; there is one at a time',
  access,
  body: z
    .object({ clientId: id, ornament: z.enum(ornaments, { error: 'invalid' }), startsAt: givenTime, endsAt: givenEnd })
    .refine(({ startsAt, endsAt }) => startsAt < endsAt, { error: 'too_soon', path: ['endsAt'] }),
  answers: decoration,
  refusals: ['DECORATION_OVERLAPS'],
})

export const removeDecoration = endpoint({
  method: 'DELETE',
  path: '/api/v2/admin/decorations/:id',
  summary: 'Take a decoration away',
  access,
  params,
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['DECORATION_NOT_FOUND'],
})

export const decorationCalls = [readDecoration, listDecorations, planDecoration, removeDecoration] as const
