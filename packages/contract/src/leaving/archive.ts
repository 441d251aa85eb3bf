import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../text.ts'

export const prepareAccountArchive = endpoint({
  method: 'POST',
  path: '/api/v2/users/archive',
  summary:
    'Prepare an archive of all that is mine, also while my account is being deleted. It is downloaded from `url` as often as needed for an hour',
  access: 'account',
  needsProof: true,
  answers: z.object({
    id,
    /** Relative to this server. */
    url: z.string(),
    fileCount: z.int(),
    /** Total of all files. */
    bytes: z.int(),
    expiresAt: time,
  }),
  refusals: ['DELETION_OVER'],
})
export type PreparedAccountArchive = z.infer<(typeof prepareAccountArchive)['answers']>

export const downloadAccountArchive = endpoint({
  method: 'GET',
  path: '/api/v2/users/archive/:id',
  summary: 'The prepared archive as a zip file: readable pages, the same as JSON, and all files',
  access: 'account',
  cost: 200,
  params: z.object({ id }),
  answers: 'bytes',
  refusals: ['ACCOUNT_ARCHIVE_NOT_FOUND', 'DELETION_OVER'],
})

export const accountArchiveCalls = [prepareAccountArchive, downloadAccountArchive] as const
