import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { customTag } from '../posts/record-parts.ts'
import { tagLimits } from './limits.ts'

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

const tagSuggestion = z.object({ tw: z.string(), en: z.string() })

export const listMyTags = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/current/tags',
  summary: 'Tags I used last, my own tags, and the suggestions that come with the product',
  access: 'member',
  answers: z.object({
    /** Codes of the four families and own tags, mixed. */
    recent: z.array(z.string()),
    custom: z.array(z.object({ name: z.string(), count: z.int() })),
    suggestions: z.array(tagSuggestion),
  }),
  refusals: [],
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
    names: z.array(customTag).min(1, { error: 'required' }).max(tagLimits.mergedAtOnce, { error: 'too_many' }),
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

export const ownTagCalls = [listMyTags, addOwnTag, renameOwnTag, mergeOwnTags, removeOwnTag] as const
