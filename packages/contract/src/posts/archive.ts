import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../text.ts'
import { postFilters } from './filters.ts'
import { postLimits } from './limits.ts'

export const prepareArchive = endpoint({
  method: 'POST',
  path: '/api/v2/portfolios/archive',
  summary:
    'Prepare an archive of my own records: those chosen, or all that fit the filters. It is downloaded from `url` as often as needed for an hour',
  access: 'member',
  body: z
    .object({
      ids: z.array(id).min(1, { error: 'required' }).max(postLimits.archiveChosen, { error: 'too_many' }).optional(),
      filters: z.object(postFilters).optional(),
    })
    .refine((body) => (body.ids === undefined) !== (body.filters === undefined), { error: 'required', path: ['ids'] }),
  answers: z.object({
    id,
    /** Relative to this server. */
    url: z.string(),
    postCount: z.int(),
    fileCount: z.int(),
    /** Total of all files. */
    bytes: z.int(),
    expiresAt: time,
  }),
  refusals: ['POST_NOT_FOUND'],
})
export type PreparedArchive = z.infer<(typeof prepareArchive)['answers']>

export const downloadArchive = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/archive/:id',
  summary: 'The prepared archive as a zip file: a readable page, and a folder for each record with its files',
  access: 'member',
  cost: 100,
  params: z.object({ id }),
  answers: 'bytes',
  refusals: ['ARCHIVE_NOT_FOUND'],
})

export const archiveCalls = [prepareArchive, downloadArchive] as const
