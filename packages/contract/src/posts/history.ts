import { z } from 'zod'
import type { ContentDocument } from '../content/document.ts'
import { endpoint } from '../endpoint.ts'
import { classifications } from '../tags/tags.ts'
import { id, time } from '../text.ts'

/** A record before a change; visible only to its owner. */
export const postVersion = z.object({
  id,
  title: z.string(),
  content: z.custom<ContentDocument>(),
  /** Plain text of the content. */
  text: z.string(),
  /** Names of its files; the files themselves may be gone. */
  fileNames: z.array(z.string()),
  date: z.string(),
  classification: z.enum(classifications),
  tags: z.array(z.string()),
  customTags: z.array(z.string()),
  privacy: z.int(),
  /** Period in which the record had this content. */
  savedAt: time,
  replacedAt: time,
})
export type PostVersion = z.infer<typeof postVersion>

const summary = postVersion
  .pick({ id: true, title: true, savedAt: true, replacedAt: true })
  .extend({ excerpt: z.string() })
export type VersionSummary = z.infer<typeof summary>

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/:id/versions',
  summary: 'What my record said before, newest first: at most 50 versions of the last six months',
  access: 'member',
  params: z.object({ id }),
  answers: z.object({ items: z.array(summary) }),
  refusals: ['POST_NOT_FOUND', 'NO_PERMISSION'],
})

export const readVersion = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/:id/versions/:versionId',
  summary: 'One former version of my record',
  access: 'member',
  params: z.object({ id, versionId: id }),
  answers: postVersion,
  refusals: ['POST_NOT_FOUND', 'NO_PERMISSION', 'VERSION_NOT_FOUND'],
})

export const historyCalls = [listVersions, readVersion] as const
