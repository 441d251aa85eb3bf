import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { unique } from '../posts/record-parts.ts'
import { id, time } from '../text.ts'
import { homeworkLimits } from './limits.ts'

const access = 'feature:learning-group'

export const prepareHomeworkArchive = endpoint({
  method: 'POST',
  path: '/api/v2/homework/archive',
  summary:
    'Prepare an archive of what was handed in for a question, all of it or some. It is downloaded from `url` as often as needed for an hour',
  access,
  needsNoPlan: true,
  body: z.object({
    questionId: id,
    /** Omitted: all. */
    handInIds: z
      .array(id)
      .min(1, { error: 'required' })
      .max(homeworkLimits.archiveChosen, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' })
      .optional(),
  }),
  answers: z.object({
    id,
    /** Relative to this server. */
    url: z.string(),
    handInCount: z.int(),
    fileCount: z.int(),
    /** Total of all files. */
    bytes: z.int(),
    expiresAt: time,
  }),
  refusals: ['HOMEWORK_NOT_FOUND', 'HOMEWORK_NO_PERMISSION', 'HAND_IN_NOT_FOUND'],
})
export type PreparedHomeworkArchive = z.infer<(typeof prepareHomeworkArchive)['answers']>

export const downloadHomeworkArchive = endpoint({
  method: 'GET',
  path: '/api/v2/homework/archive/:id',
  summary: 'The prepared archive as a zip file: a folder for each student with text and files, and a table of scores',
  access,
  cost: 100,
  params: z.object({ id }),
  answers: 'bytes',
  refusals: ['ARCHIVE_NOT_FOUND'],
})

export const homeworkArchiveCalls = [prepareHomeworkArchive, downloadHomeworkArchive] as const
