import { z } from 'zod'
import type { ContentDocument } from '../content/document.ts'
import { endpoint } from '../endpoint.ts'
import { entityTypes, fileSummary } from '../files/files.ts'
import { guardianName } from '../guardians/guardian.ts'
import { version } from '../posts/record-parts.ts'
import { cursor, id, time } from '../text.ts'
import { guardianSignature } from './bulletin.ts'

const access = 'guardian'
const path = '/api/v2/guardian/children/:childId/bulletins'
const ofChild = z.object({ childId: id })
const params = ofChild.extend({ id })

/** A bulletin that a guardian is asked to sign for a child. */
const summary = z.object({
  id,
  groupName: z.string(),
  title: z.string(),
  excerpt: z.string(),
  fileCount: z.int(),
  appearsAt: time,
  changedAt: time.nullable(),
  signature: guardianSignature.nullable(),
  /** No guardian has signed, or only a former version. */
  isAsked: z.boolean(),
})
export type GuardianBulletinSummary = z.infer<typeof summary>

const bulletin = summary.extend({
  version: z.int(),
  content: z.custom<ContentDocument>(),
  files: z.array(fileSummary),
  writerName: z.string(),
})
export type GuardianBulletin = z.infer<typeof bulletin>

export const listBulletinsForGuardian = endpoint({
  method: 'GET',
  path,
  summary: 'Bulletins that ask a guardian of this child for a signature: those that wait for it, then the newest',
  access,
  params: ofChild,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(summary), nextCursor: z.string().nullable() }),
  refusals: ['CHILD_NOT_FOUND'],
})
export type GuardianBulletinPage = z.infer<(typeof listBulletinsForGuardian)['answers']>

export const readBulletinForGuardian = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One of them with its words and files',
  access,
  params,
  answers: bulletin,
  refusals: ['CHILD_NOT_FOUND', 'BULLETIN_NOT_FOUND'],
})

export const signBulletinAsGuardian = endpoint({
  method: 'POST',
  path: `${path}/:id/sign`,
  summary:
    'Put a guardian’s name below a bulletin for a child, by their own press; refused when its words are others than in the version named, and on a device that is signed in as the child. Once is enough',
  access,
  params,
  body: z.object({ version, name: guardianName }),
  answers: bulletin,
  refusals: ['CHILD_NOT_FOUND', 'BULLETIN_NOT_FOUND', 'BULLETIN_CONFLICT', 'GUARDIAN_IS_CHILD', 'GROUP_ARCHIVED'],
})

export const readBulletinFileForGuardian = endpoint({
  method: 'GET',
  path: `${path}/:id/files/:fileId`,
  summary: 'The bytes of a file of a bulletin that a guardian of this child is asked to sign',
  access,
  params: params.extend({ fileId: id }),
  query: z.object({ type: z.enum(entityTypes, { error: 'invalid' }).default('preview') }),
  answers: 'bytes',
  refusals: ['CHILD_NOT_FOUND', 'FILE_NOT_FOUND', 'FILE_EXPIRED'],
})

export const bulletinForGuardianCalls = [
  listBulletinsForGuardian,
  readBulletinForGuardian,
  signBulletinAsGuardian,
  readBulletinFileForGuardian,
] as const
