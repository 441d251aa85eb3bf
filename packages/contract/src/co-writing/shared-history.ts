import { z } from 'zod'
import type { ContentDocument } from '../content/document.ts'
import { changeNumber, changeNumberInAddress, writtenStretch } from '../documents/history.ts'
import { endpoint } from '../endpoint.ts'
import { classifications } from '../tags/tags.ts'
import { id } from '../text.ts'

/* History of a record written together: who wrote what in the last six months. */

const path = '/api/v2/portfolios/shared/:id/history'
const params = z.object({ id })

export type SharedStretch = z.infer<typeof writtenStretch>

export const listSharedHistory = endpoint({
  method: 'GET',
  path,
  summary: 'Who wrote when in a record that is written together, in the last 6 months, the latest first',
  access: 'member',
  params,
  query: z.object({ before: changeNumberInAddress.optional() }),
  answers: z.object({
    stretches: z.array(writtenStretch),
    /** The `before` of the next page; null at the end of the history. */
    next: z.int().nullable(),
  }),
  refusals: ['SHARED_NOT_FOUND'],
})
export type SharedHistory = z.infer<(typeof listSharedHistory)['answers']>

export const readSharedVersion = endpoint({
  method: 'GET',
  path: `${path}/:number`,
  summary:
    'A record as it was after a change, without its files, and what came and went in its text since the change before `from`',
  access: 'member',
  cost: 5,
  params: params.extend({ number: changeNumberInAddress }),
  query: z.object({ from: changeNumberInAddress.optional() }),
  answers: z.object({
    number: z.int(),
    title: z.string(),
    content: z.custom<ContentDocument>(),
    date: z.string().nullable(),
    classification: z.enum(classifications).nullable(),
    tags: z.array(z.string()),
    customTags: z.array(z.string()),
    /** The beginning of the added and removed text, in whole blocks. */
    added: z.string(),
    removed: z.string(),
  }),
  refusals: ['SHARED_NOT_FOUND', 'DOCUMENT_VERSION_NOT_FOUND'],
})
export type SharedVersion = z.infer<(typeof readSharedVersion)['answers']>

export const restoreShared = endpoint({
  method: 'POST',
  path: `${path}/restore`,
  summary:
    'Make title, text and choices of a record again what they were, by a change that comes after all others; its files stay, and nothing leaves the history',
  access: 'member',
  cost: 10,
  params,
  body: z.object({ number: changeNumber }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['SHARED_NOT_FOUND', 'SHARED_PUBLISHED', 'NO_PERMISSION', 'DOCUMENT_VERSION_NOT_FOUND'],
})

export const sharedHistoryCalls = [listSharedHistory, readSharedVersion, restoreShared] as const
