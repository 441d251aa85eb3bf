import { z } from 'zod'
import { contentDocument } from '../content/content.ts'
import { type ContentDocument, emptyDocument } from '../content/document.ts'
import { endpoint } from '../endpoint.ts'
import { fileSummary } from '../files/files.ts'
import { bodyLimits } from '../limits.ts'
import { postLimits } from '../posts/limits.ts'
import { postInput } from '../posts/posts.ts'
import {
  chosenClassification,
  customTagList,
  fileIdList,
  groupIdList,
  tagList,
  version,
  writing,
} from '../posts/record-parts.ts'
import { classifications } from '../tags/tags.ts'
import { day, givenTime, id, text, time } from '../text.ts'

/** Fields of a draft: those of a record, none of them required. */
const parts = {
  title: text({ max: postLimits.title, oneLine: true }),
  content: contentDocument,
  fileIds: fileIdList,
  /** Null: the day of publication. */
  date: day.nullable(),
  classification: chosenClassification,
  tags: tagList,
  customTags: customTagList,
  privacy: postInput.shape.privacy,
  /** Kept for every privacy, so that trying another one does not lose the choice. */
  groupIds: groupIdList,
  /** The draft is for a group's bulletin. */
  isBulletin: z.boolean(),
  /** For a bulletin: whether members must sign it, whether guardians must, and when it appears; null: immediately. */
  needsSignature: z.boolean(),
  needsGuardian: z.boolean(),
  appearsAt: givenTime.nullable(),
}

export const draft = z.object({
  id,
  /** Grows with every save; a save names the version it is based on. */
  version: z.int(),
  isBulletin: z.boolean(),
  title: z.string(),
  content: z.custom<ContentDocument>(),
  files: z.array(fileSummary),
  date: z.string().nullable(),
  classification: z.enum(classifications).nullable(),
  tags: z.array(z.string()),
  customTags: z.array(z.string()),
  privacy: z.int(),
  groupIds: z.array(z.string()),
  needsSignature: z.boolean(),
  needsGuardian: z.boolean(),
  appearsAt: time.nullable(),
  /** Error code of a failed scheduled publication; null for other drafts. */
  failure: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
})
export type Draft = z.infer<typeof draft>

const draftSummary = draft
  .pick({ id: true, version: true, isBulletin: true, title: true, failure: true, updatedAt: true })
  .extend({
    /** The first words. */
    excerpt: z.string(),
    fileCount: z.int(),
  })
export type DraftSummary = z.infer<typeof draftSummary>

const anyOne = z.object({ id })

export const createDraft = endpoint({
  method: 'POST',
  path: '/api/v2/portfolios/drafts',
  summary: 'Keep what is being written; sending the same clientId again from the same window goes on with that draft',
  access: 'member',
  body: z.object({
    ...writing,
    clientId: id,
    title: parts.title.default(''),
    content: parts.content.default(emptyDocument),
    fileIds: parts.fileIds.default([]),
    date: parts.date.default(null),
    classification: parts.classification.default(null),
    tags: parts.tags.default([]),
    customTags: parts.customTags.default([]),
    privacy: parts.privacy.default(0),
    groupIds: parts.groupIds.default([]),
    isBulletin: parts.isBulletin.default(false),
    needsSignature: parts.needsSignature.default(false),
    needsGuardian: parts.needsGuardian.default(false),
    appearsAt: parts.appearsAt.default(null),
  }),
  bodyBytes: bodyLimits.texts,
  answers: draft,
  refusals: ['DRAFT_CONFLICT', 'DRAFT_LIMIT_REACHED', 'FILE_NOT_FOUND'],
})
export type DraftParts = Omit<z.output<(typeof createDraft)['body']>, 'writer' | 'save' | 'clientId'>

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/drafts',
  summary: 'My drafts, changed last first; there are never more than the limit',
  access: 'member',
  query: z.object({ isBulletin: z.enum(['true', 'false'], { error: 'invalid' }).optional() }),
  answers: z.object({ items: z.array(draftSummary), limit: z.int() }),
  refusals: [],
})

export const readDraft = endpoint({
  method: 'GET',
  path: '/api/v2/portfolios/drafts/:id',
  summary: 'One of my drafts',
  access: 'member',
  params: anyOne,
  answers: draft,
  refusals: ['DRAFT_NOT_FOUND'],
})

export const saveDraft = endpoint({
  method: 'PATCH',
  path: '/api/v2/portfolios/drafts/:id',
  summary:
    'Save parts of a draft; refused with its version when another window or device saved since the version named',
  access: 'member',
  params: anyOne,
  body: z.object({ ...writing, version, ...z.object(parts).partial().shape }),
  bodyBytes: bodyLimits.texts,
  answers: draft,
  refusals: ['DRAFT_NOT_FOUND', 'DRAFT_CONFLICT', 'FILE_NOT_FOUND'],
})

export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/api/v2/portfolios/drafts/:id',
  summary: 'Throw a draft away: into the bin, or for good what a program began and nobody knows of',
  access: 'member',
  params: anyOne,
  query: z.object({ forGood: z.enum(['true'], { error: 'invalid' }).optional() }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['DRAFT_NOT_FOUND'],
})

export const draftCalls = [createDraft, listDrafts, readDraft, saveDraft, discardDraft] as const
