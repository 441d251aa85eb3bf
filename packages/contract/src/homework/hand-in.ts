import { z } from 'zod'
import type { ContentDocument } from '../content/document.ts'
import { fileSummary } from '../files/files.ts'
import { personSummary } from '../people/person.ts'
import { id, time } from '../text.ts'
import type { InkPage } from './ink.ts'
import type { Place } from './places.ts'
import type { ReachedLevels, Rubric } from './rubric.ts'
import { handInStates, outcomes } from './states.ts'

/** Issued for every handed-in version; never changes. */
export const receipt = z.object({
  /** The number people refer to: `20261123-7K3M9QXA`. */
  number: z.string(),
  version: z.int(),
  /** Time of arrival by the server's clock. */
  at: time,
  /** SHA-256 over the canonical JSON of the text and of each file's SHA-256, name and size. */
  sha256: z.string(),
  isLate: z.boolean(),
  /** When it was begun, if it arrived after the deadline and the beginning counts instead; otherwise null. */
  countsFrom: time.nullable(),
  /** Members of the team in the order they joined; empty for individual work. */
  team: z.array(personSummary),
})
export type Receipt = z.infer<typeof receipt>

export const handInVersion = z.object({
  receipt,
  content: z.custom<ContentDocument>(),
  /** With the names they had when handed in. */
  files: z.array(fileSummary),
  /** The record it was taken from; its text and files are those of that time. */
  post: z.object({ id, title: z.string() }).nullable(),
})
export type HandInVersion = z.infer<typeof handInVersion>

/** A corrector's remark on a version. */
export const remark = z.object({
  id,
  /** Grows with every save; a save names the version it is based on. */
  version: z.int(),
  /** The version of the work that it is about. */
  handInVersion: z.int(),
  /** With a rubric, the points of the levels reached; null until every criterion has a level. */
  score: z.int().nullable(),
  levels: z.custom<ReachedLevels>(),
  words: z.string(),
  /** Comments at places of that version. */
  places: z.custom<Place[]>(),
  /** Drawings on the pages of its files. */
  ink: z.custom<InkPage[]>(),
  /** A voice recording; null if there is none, or no longer. */
  voice: fileSummary.nullable(),
  outcome: z.enum(outcomes).nullable(),
  /** The corrector certifies this work if the student makes a record of it. */
  certifies: z.boolean(),
  /** The student may include score and words in that record. */
  mayShow: z.boolean(),
  /** Group points for quality; null: derived from the score. */
  qualityPoints: z.int().nullable(),
  corrector: personSummary,
  updatedAt: time,
  /** Null until it is released to the student. */
  releasedAt: time.nullable(),
})
export type Remark = z.infer<typeof remark>

/** Unsubmitted work of a student or team, visible only to them. */
export const handInDraft = z.object({
  /** Grows with every save; 0 before the first. */
  version: z.int(),
  content: z.custom<ContentDocument>(),
  files: z.array(fileSummary),
  /** One of the student's records to hand in instead of text and files. */
  post: z.object({ id, title: z.string() }).nullable(),
  /** When work was begun before the deadline; what arrives by `holdsUntil` counts as handed in then. */
  begunAt: time.nullable(),
  holdsUntil: time.nullable(),
  updatedAt: time,
})
export type HandInDraft = z.infer<typeof handInDraft>

export const handIn = z.object({
  id,
  questionId: id,
  questionTitle: z.string(),
  totalScore: z.int(),
  rubric: z.custom<Rubric>(),
  /** For a team, the person who opened it. */
  student: personSummary,
  /** Null for individual work. */
  team: z
    .object({
      /** In the order they joined. */
      members: z.array(personSummary),
      /** People invited who have not answered; only members see them. */
      invited: z.array(personSummary),
      /** The viewer can leave the team, because nothing was handed in. */
      canLeave: z.boolean(),
      /**
       * The viewer can remove others: students form the teams, nothing was handed in, and the viewer opened the team
       * or, if the opener has left, is next in line.
       */
      canTakeOut: z.boolean(),
    })
    .nullable(),
  state: z.enum(handInStates),
  /** The record made of it; only its student sees this. */
  recordId: id.nullable(),
  /** Null for viewers other than the student. */
  draft: handInDraft.nullable(),
  /** Newest first. */
  versions: z.array(handInVersion),
  /** Newest first; only correctors see unreleased ones. */
  remarks: z.array(remark),
})
export type HandIn = z.infer<typeof handIn>
