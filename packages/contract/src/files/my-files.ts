import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { id, pageSize, text } from '../text.ts'
import { type FileKind, fileTypeFlags } from './file-types.ts'
import { disclosure, fileSummary } from './files.ts'

const kinds = ['image', 'video', 'audio', 'word', 'ppt', 'excel', 'pdf', 'txt', 'other'] as const satisfies FileKind[]
const allTypes = Object.values(fileTypeFlags).reduce((sum, flag) => sum | flag, 0)
const ids = z
  .array(id)
  .min(1, { error: 'required' })
  .max(limits.maximumPageSize, { error: 'too_many' })
  .refine((values) => new Set(values).size === values.length, { error: 'duplicate' })

/** Longer than other lists' cursors: it may contain a name. */
const cursor = z
  .string()
  .min(1)
  .max(2_000)
  .regex(/^[A-Za-z0-9_-]+$/, { error: 'invalid' })

/** A use of one of the caller's files. */
export const fileUseSummary = z.object({
  /**
   * Kind of the use: `post`, `shared`, `draft`, `slot`, `avatar`, `exportDraft`, `ePortfolio`, `bulletin`,
   * `bulletinDraft` (with the group), `homeworkQuestion`, `handIn` (with the question), `homeworkTemplate`,
   * `broadcast`, `bin` (something in the bin), or another place that registered itself.
   */
  kind: z.string(),
  /** Id of the record or draft; null if there is only one such place. */
  id: id.nullable(),
  title: z.string(),
})
export type FileUseSummary = z.infer<typeof fileUseSummary>

/** A file with its uses; `isUsed` is also true for a use that does not name itself. */
export const myFile = fileSummary.extend({ isUsed: z.boolean(), uses: z.array(fileUseSummary) })
export type MyFile = z.infer<typeof myFile>

export const myFileSorts = ['newest', 'largest', 'name'] as const
export type MyFileSort = (typeof myFileSorts)[number]

export const listMyFiles = endpoint({
  method: 'GET',
  path: '/api/v2/files',
  summary: 'A page of the files that I uploaded, with what uses them',
  access: 'member',
  query: z.object({
    /** Sum of the wanted `fileTypeFlags`; omitted: all. */
    type: z.coerce
      .number()
      .int({ error: 'invalid' })
      .min(1, { error: 'invalid' })
      .max(allTypes, { error: 'invalid' })
      .optional(),
    sort: z.enum(myFileSorts, { error: 'invalid' }).default('newest'),
    /** Part of the displayed name, ignoring case. */
    keyword: text({ max: limits.searchWord, oneLine: true }).optional(),
    cursor: cursor.optional(),
    limit: pageSize(limits.pageSize),
  }),
  answers: z.object({ items: z.array(myFile), nextCursor: z.string().nullable() }),
  refusals: [],
})
export type MyFilePage = z.infer<(typeof listMyFiles)['answers']>

const room = { count: z.int(), bytes: z.int() }

export const readMyRoom = endpoint({
  method: 'GET',
  path: '/api/v2/files/room',
  summary: 'The room my files take, in all, by kind, and of those that nothing uses',
  access: 'member',
  answers: z.object({
    ...room,
    /** Limit in bytes for all files; null: unlimited. */
    limit: z.int().nullable(),
    /** Only kinds that have files, largest first. */
    kinds: z.array(z.object({ kind: z.enum(kinds), ...room })),
    unused: z.object(room),
  }),
  refusals: [],
})
export type MyRoom = z.infer<(typeof readMyRoom)['answers']>

/** A file as the viewer sees it. */
export const shownFile = fileSummary.extend({
  isMine: z.boolean(),
  /** For the viewer's own documents once they have been examined; otherwise null. */
  discloses: disclosure.nullable(),
})
export type ShownFile = z.infer<typeof shownFile>

export const readShownFiles = endpoint({
  method: 'GET',
  path: '/api/v2/files/shown',
  summary: 'Files by id, in the order asked for; those that I may not see are left out',
  access: 'member',
  query: z.object({
    ids: z
      .string()
      .max(2_000, { error: 'too_long' })
      .transform((list) => list.split(','))
      .pipe(ids),
  }),
  answers: z.object({ items: z.array(shownFile) }),
  refusals: [],
})

export const removeMyFiles = endpoint({
  method: 'POST',
  path: '/api/v2/files/remove',
  summary: 'Remove several of my files; those that something uses stay. Says what it did with each',
  access: 'member',
  body: z.object({ ids }),
  /** `missing`: already gone, or never the caller's. */
  answers: z.object({ removed: z.array(id), inUse: z.array(id), missing: z.array(id) }),
  refusals: ['FILE_IN_USE'],
})

export const myFileCalls = [listMyFiles, readMyRoom, readShownFiles, removeMyFiles] as const
