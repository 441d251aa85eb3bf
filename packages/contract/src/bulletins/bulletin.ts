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
  /** Members sign it with their name. */
  needsSignature: z.boolean(),
  /** Guardians of the members sign it, in teaching groups and school groups. */
  needsGuardian: z.boolean(),
  /** More than five minutes and at most a year ahead; null: immediately. */
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

/** `appearsAt` may change only until the bulletin appears. */
export const bulletinChange = z.object(parts).partial()
export type BulletinChange = z.output<typeof bulletinChange>

/** A guardian's signature of a bulletin for a child. */
export const guardianSignature = z.object({
  name: z.string(),
  /** Null if the paper does not say. */
  relation: relation.nullable(),
  /** The guardian's own press, through their link or account, or a paper that a teacher entered. */
  way: z.enum(guardianSignatureWays),
  signedAt: time,
  isFormer: z.boolean(),
  /** For a paper: its photograph, and who entered it. */
  photo: fileSummary.nullable(),
  enteredBy: z.string().nullable(),
})
export type GuardianSignature = z.infer<typeof guardianSignature>

/** A person's state for a bulletin. */
export const bulletinReading = z.object({
  readAt: time.nullable(),
  signedAt: time.nullable(),
  /** The name signed, and whose it is: before guardians could sign themselves, pupils filled in the guardian's name. */
  signedBy: z.string().nullable(),
  signedAs: z.enum(signers).nullable(),
  /** The bulletin changed after they signed: they may sign again. */
  isFormer: z.boolean(),
  /** The signature of their guardian. */
  guardian: guardianSignature.nullable(),
})
export type BulletinReading = z.infer<typeof bulletinReading>

/** Counts of the members whom the bulletin is for: those of the group who do not lead it. */
export const readerCounts = z.object({
  members: z.int(),
  read: z.int(),
  /** Members with every signature asked for, including signatures of former versions. */
  signed: z.int(),
  bySelf: z.int(),
  byGuardian: z.int(),
  /** Members who still need a guardian's signature but have no guardian yet. */
  withoutGuardian: z.int(),
})
export type ReaderCounts = z.infer<typeof readerCounts>

/** A bulletin as lists show it. */
export const bulletinSummary = z.object({
  id,
  group: z.object({ id, name: z.string() }),
  writer: personSummary,
  title: z.string(),
  /** The first words of the content. */
  excerpt: z.string(),
  fileCount: z.int(),
  needsSignature: z.boolean(),
  needsGuardian: z.boolean(),
  isPinned: z.boolean(),
  appearsAt: time,
  /** Until it has, only those who lead the group see it. */
  hasAppeared: z.boolean(),
  /** When it was changed after it had appeared; null if it was not. */
  changedAt: time.nullable(),
  mine: bulletinReading,
  /** Null for viewers who do not lead the group. */
  counts: readerCounts.nullable(),
})
export type BulletinSummary = z.infer<typeof bulletinSummary>

export const bulletin = bulletinSummary.extend({
  /** Grows with every change; a change and a signature name the version that they are about. */
  version: z.int(),
  content: z.custom<ContentDocument>(),
  files: z.array(fileSummary),
  /** Comments and replies by the group. */
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
    /** Sign it; false if no signature is asked of the viewer or they have signed this version. */
    sign: z.boolean(),
  }),
})
export type Bulletin = z.infer<typeof bulletin>
