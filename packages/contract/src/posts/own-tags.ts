import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { postLimits } from './limits.ts'
import { customTag } from './record-parts.ts'

/*
 * A person's own tags, compared without case and width of letters. Changes apply to all of the person's records at
 * once, and to what may become one: drafts, scheduled records, templates, guides and the records written together that
 * they own.
 */

const path = '/api/v2/portfolios/current/tags'
const changed = z.object({
  /** Number of published records changed. */
  recordCount: z.int(),
})

export const addOwnTag = endpoint({
  method: 'POST',
  path,
  summary: 'Add an own tag that no record has yet',
  access: 'member',
  body: z.object({ name: customTag }),
  answers: z.object({ name: z.string() }),
  refusals: ['TAG_EXISTS', 'TAG_LIMIT_REACHED'],
})

export const renameOwnTag = endpoint({
  method: 'PATCH',
  path,
  summary: 'Rename an own tag in all of my records; the name of another one is refused',
  access: 'member',
  body: z.object({ name: customTag, newName: customTag }),
  answers: changed,
  refusals: ['TAG_NOT_FOUND', 'TAG_EXISTS'],
})

export const mergeOwnTags = endpoint({
  method: 'POST',
  path: `${path}/merge`,
  summary: 'Make one of several own tags, in all of my records',
  access: 'member',
  body: z.object({
    names: z.array(customTag).min(1, { error: 'required' }).max(postLimits.tagsMergedAtOnce, { error: 'too_many' }),
    into: customTag,
  }),
  bodyBytes: bodyLimits.long,
  answers: changed,
  refusals: ['TAG_NOT_FOUND'],
})

export const removeOwnTag = endpoint({
  method: 'DELETE',
  path,
  summary: 'Remove an own tag from all of my records',
  access: 'member',
  query: z.object({ name: customTag }),
  answers: changed,
  refusals: ['TAG_NOT_FOUND'],
})

export const ownTagCalls = [addOwnTag, renameOwnTag, mergeOwnTags, removeOwnTag] as const
