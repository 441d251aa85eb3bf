import { z } from 'zod'
import type { ContentDocument } from '../content/document.ts'
import { fileSummary } from '../files/files.ts'
import { personSummary } from '../people/person.ts'
import { classifications } from '../tags/tags.ts'
import { id, time } from '../text.ts'

/*
 * A record written together: its owner and friends who accepted write one text; publishing gives each of them a record
 * of their own.
 */

const coWriter = z.object({
  person: personSummary,
  isOwner: z.boolean(),
  /** People who declined or left are not listed. */
  state: z.enum(['invited', 'accepted']),
  /** Whether they agreed to publish the present version. */
  hasAgreed: z.boolean(),
})
export type CoWriter = z.infer<typeof coWriter>

export const sharedRecord = z.object({
  id,
  /** Grows with every change of the content; agreement and publication name a version. */
  version: z.int(),
  title: z.string(),
  content: z.custom<ContentDocument>(),
  files: z.array(fileSummary),
  date: z.string().nullable(),
  classification: z.enum(classifications).nullable(),
  tags: z.array(z.string()),
  customTags: z.array(z.string()),
  /** Writers whom the viewer may see, the owner first. */
  people: z.array(coWriter),
  lastEdit: z.object({ person: personSummary.nullable(), at: time }),
  /** The viewer's own state. */
  mine: z.object({
    isOwner: z.boolean(),
    state: z.enum(['invited', 'accepted']),
    hasAgreed: z.boolean(),
    privacy: z.int(),
  }),
  /** From then on the owner may publish without everybody's agreement; every change of the text resets it. */
  silenceEndsAt: time,
  /** The viewer's record; null until publication. */
  postId: id.nullable(),
  can: z.object({ edit: z.boolean(), invite: z.boolean(), publish: z.boolean() }),
})
export type SharedRecord = z.infer<typeof sharedRecord>

export const sharedSummary = sharedRecord
  .pick({ id: true, title: true, people: true, lastEdit: true, mine: true })
  .extend({ excerpt: z.string() })
export type SharedSummary = z.infer<typeof sharedSummary>

export const sharedEdit = z.object({
  id,
  /** Null if the viewer may not see them. */
  person: personSummary.nullable(),
  /** Times of the first and last change of a stretch of writing. */
  startedAt: time,
  at: time,
  fields: z.array(z.enum(['title', 'content', 'files', 'date', 'classification', 'tags'])),
  /** The beginning of the added and removed text. */
  added: z.string(),
  removed: z.string(),
})
export type SharedEdit = z.infer<typeof sharedEdit>
