import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, time } from '../text.ts'
import { trashKinds } from './facts.ts'

const named = { kind: z.enum(trashKinds, { error: 'invalid' }), id }

const item = z.object({
  kind: z.enum(trashKinds),
  id,
  /** Its title, or the beginning of a comment; empty if it has no name. */
  title: z.string(),
  /** For a comment: the name of its target, if that has one and can be seen. */
  place: z.string().nullable(),
  binnedAt: time,
  /** When it is deleted for good. */
  endsAt: time,
})
export type TrashItem = z.infer<typeof item>

const done = z.object({ ok: z.literal(true) })

export const listTrash = endpoint({
  method: 'GET',
  path: '/api/v2/trash',
  summary: 'What of mine lies in the bin, what went there last first',
  access: 'member',
  rate: 'read',
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(item), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const restoreFromTrash = endpoint({
  method: 'PUT',
  path: '/api/v2/trash/restored',
  summary: 'Take something out of the bin, with all that belongs to it; what is out of it already stays so',
  access: 'member',
  body: z.object(named),
  answers: z.object({
    /** It was for groups, and its owner is in none of them any more. */
    isNowPrivate: z.boolean(),
  }),
  refusals: ['TRASH_ITEM_NOT_FOUND', 'TRASH_PLACE_MISSING', 'DRAFT_LIMIT_REACHED', 'EPORTFOLIO_LIMIT_REACHED'],
})

export const removeFromTrash = endpoint({
  method: 'DELETE',
  path: '/api/v2/trash/:kind/:id',
  summary: 'Remove something from the bin for good, with all that belongs to it',
  access: 'member',
  params: z.object(named),
  answers: done,
  refusals: ['TRASH_ITEM_NOT_FOUND'],
})

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/api/v2/trash',
  summary: 'Remove everything from the bin for good',
  access: 'member',
  answers: done,
  refusals: [],
})

export const trashCalls = [listTrash, restoreFromTrash, removeFromTrash, emptyTrash] as const
