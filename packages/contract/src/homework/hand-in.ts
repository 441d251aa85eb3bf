import { z } from 'zod'
import type { ContentDocument } from '../content/document.ts'
import { fileSummary } from '../files/files.ts'
import { personSummary } from '../people/person.ts'
import { id, time } from '../text.ts'
import type { InkPage } from './ink.ts'
import type { Place } from './places.ts'
import type { ReachedLevels, Rubric } from './rubric.ts'
import { handInStates, outcomes } from './states.ts'

/** What is given for every version that is handed in, and never changes. */
export const receipt = z.object({
  /** By which people name it: `20261123-7K3M9QXA`. */
  number: z.string(),
  version: z.int(),
  /** When it arrived, by the clock of the server. */
  at: time,
  /** SHA-256 over the canonical JSON of its text and of the SHA-256, name and size of each file. */
  sha256: z.string(),
  isLate: z.boolean(),
  /** When it was begun, where that counts and not its arrival after the deadline. */
  countsFrom: time.nullable(),
  /** Whom it names, in the order in which they came to the team; empty for the work of one alone. */
  team: z.array(personSummary),
})
export type Receipt = z.infer<typeof receipt>

export const handInVersion = z.object({
  receipt,
  content: z.custom<ContentDocument>(),
  /** With the names that they had when they were handed in. */
  files: z.array(fileSummary),
  /** The record it was taken from; its words and files are those of that moment. */
  post: z.object({ id, title: z.string() }).nullable(),
})
export type HandInVersion = z.infer<typeof handInVersion>

/** What a corrector makes of a piece of work. */
export const remark = z.object({
  id,
  /** Grows with every save; a save names the one it is based on. */
  version: z.int(),
  /** The version of the work that it is about. */
  handInVersion: z.int(),
  /** With a rubric, the points of the levels reached; null until every criterion has its level. */
  score: z.int().nullable(),
  levels: z.custom<ReachedLevels>(),
  words: z.string(),
  /** Said at places of that version. */
  places: z.custom<Place[]>(),
  /** Drawn on the pages of its files. */
  ink: z.custom<InkPage[]>(),
  /** Spoken; null where nothing is, or not any more. */
  voice: fileSummary.nullable(),
  outcome: z.enum(outcomes).nullable(),
  /** The corrector puts their name to this work where the student makes a record of it. */
  certifies: z.boolean(),
  /** Score and words may stand there, too, when the student wants that. */
  mayShow: z.boolean(),
  /** Points of the group that it gives for quality; null: by the score. */
  qualityPoints: z.int().nullable(),
  corrector: personSummary,
  updatedAt: time,
  /** Null until the student sees it. */
  releasedAt: time.nullable(),
})
export type Remark = z.infer<typeof remark>

/** What the student, or a team, is writing, which only they see. */
export const handInDraft = z.object({
  /** Grows with every save; 0 before the first. */
  version: z.int(),
  content: z.custom<ContentDocument>(),
  files: z.array(fileSummary),
  /** One of the own records to hand in in place of text and files. */
  post: z.object({ id, title: z.string() }).nullable(),
  /** Begun before the deadline; what arrives until `holdsUntil` counts from there. */
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
  /** Of a team, who opened it. */
  student: personSummary,
  /** Null for the work of one alone. */
  team: z
    .object({
      /** In the order in which they came. */
      members: z.array(personSummary),
      /** Those who have not answered, for the members. */
      invited: z.array(personSummary),
      /** The viewer can leave: nothing was handed in. */
      canLeave: z.boolean(),
      /** Whoever opened the team can take others out, as long as nothing was handed in; without them, who came next. */
      canTakeOut: z.boolean(),
    })
    .nullable(),
  state: z.enum(handInStates),
  /** The record that was made of it, for its student. */
  recordId: id.nullable(),
  /** Null for others than the student. */
  draft: handInDraft.nullable(),
  /** Newest first. */
  versions: z.array(handInVersion),
  /** Newest first; those that are not released are for those who correct alone. */
  remarks: z.array(remark),
})
export type HandIn = z.infer<typeof handIn>
