import { z } from 'zod'
import { contentDocument } from '../content/content.ts'
import { type ContentDocument, emptyDocument } from '../content/document.ts'
import { fileSummary } from '../files/files.ts'
import { relation } from '../guardians/guardian.ts'
import { personSummary } from '../people/person.ts'
import { fileIdList } from '../posts/record-parts.ts'
import { givenTime, id, text, time } from '../text.ts'
import { bulletinLimits } from './limits.ts'
import { guardianSignatureWays, signers } from './states.ts'

const parts = {
  title: text({ min: 1, max: bulletinLimits.title, oneLine: true }),
  /** Within the limits of a record. */
  content: contentDocument,
  fileIds: fileIdList,
  /** Members put their name below it. */
  needsSignature: z.boolean(),
  /** Their guardians do, in teaching groups and those of a school. */
  needsGuardian: z.boolean(),
  /** More than five minutes and at most a year ahead; null: at once. */
  appearsAt: givenTime.nullable(),
}

export const bulletinInput = z.object({
  title: parts.title,
  content: parts.content.default(emptyDocument),
  fileIds: parts.fileIds.default([]),
  needsSignature: parts.needsSignature.default(false),
  needsGuardian: parts.needsGuardian.default(false),
  appearsAt: parts.appearsAt.default(null),
})
export type BulletinInput = z.input<typeof bulletinInput>
export type ValidBulletinInput = z.output<typeof bulletinInput>

/** When it appears is changed only as long as it has not. */
export const bulletinChange = z.object(parts).partial()
export type BulletinChange = z.output<typeof bulletinChange>

/** What a guardian put below a bulletin for a child. */
export const guardianSignature = z.object({
  name: z.string(),
  /** Null where the paper does not say. */
  relation: relation.nullable(),
  /** By their own press on their link or in their account, or on paper that a teacher entered. */
  way: z.enum(guardianSignatureWays),
  signedAt: time,
  isFormer: z.boolean(),
  /** Of the paper: its photograph, and who entered it. */
  photo: fileSummary.nullable(),
  enteredBy: z.string().nullable(),
})
export type GuardianSignature = z.infer<typeof guardianSignature>

/** How somebody stands to a bulletin. */
export const bulletinReading = z.object({
  readAt: time.nullable(),
  signedAt: time.nullable(),
  /** The name below it, and whose it is: before guardians had a press of their own, pupils filled in theirs. */
  signedBy: z.string().nullable(),
  signedAs: z.enum(signers).nullable(),
  /** The words were changed after they signed: they may sign anew. */
  isFormer: z.boolean(),
  /** Of their guardian. */
  guardian: guardianSignature.nullable(),
})
export type BulletinReading = z.infer<typeof bulletinReading>

/** Of the members whom it is for: who belongs to the group without leading it. */
export const readerCounts = z.object({
  members: z.int(),
  read: z.int(),
  /** All that are asked have signed, also former words. */
  signed: z.int(),
  bySelf: z.int(),
  byGuardian: z.int(),
  /** Of those whose guardian is asked and has not signed: who has none yet. */
  withoutGuardian: z.int(),
})
export type ReaderCounts = z.infer<typeof readerCounts>

/** What lists show of a bulletin. */
export const bulletinSummary = z.object({
  id,
  group: z.object({ id, name: z.string() }),
  writer: personSummary,
  title: z.string(),
  /** The first words. */
  excerpt: z.string(),
  fileCount: z.int(),
  needsSignature: z.boolean(),
  needsGuardian: z.boolean(),
  isPinned: z.boolean(),
  appearsAt: time,
  /** Until then it is seen by those alone who lead the group. */
  hasAppeared: z.boolean(),
  /** When its words were changed after it had appeared. */
  changedAt: time.nullable(),
  mine: bulletinReading,
  /** Null for those who do not lead the group. */
  counts: readerCounts.nullable(),
})
export type BulletinSummary = z.infer<typeof bulletinSummary>

export const bulletin = bulletinSummary.extend({
  /** Grows with every change; a change and a signature name the one they are about. */
  version: z.int(),
  content: z.custom<ContentDocument>(),
  files: z.array(fileSummary),
  /** Comments and replies of the group. */
  messageCount: z.int(),
  /** What the viewer may do. */
  can: z.object({
    edit: z.boolean(),
    pin: z.boolean(),
    /** See who has read it, and remind the others. */
    followUp: z.boolean(),
    forward: z.boolean(),
    remove: z.boolean(),
    comment: z.boolean(),
    /** Put one’s own name below: not for whoever is not asked, or has signed these words. */
    sign: z.boolean(),
  }),
})
export type Bulletin = z.infer<typeof bulletin>
