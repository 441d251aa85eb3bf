import { z } from 'zod'
import { personSummary } from '../people/person.ts'
import { time } from '../text.ts'

/** A teacher's certification of a record made from homework; the record's owner can include it, but not change it. */
export const certification = z.object({
  certifier: personSummary,
  /** When the teacher certified it. */
  at: time,
  /** Name of the group; empty for readers who may not see the group. */
  group: z.string(),
  /** Title of the homework question. */
  question: z.string(),
  handedInAt: time,
  /** Number of the hand-in's receipt. */
  receipt: z.string(),
  /** The teacher's remark, if both sides agreed to show it. */
  remark: z
    .object({
      score: z.int().nullable(),
      totalScore: z.int(),
      words: z.string(),
      /**
       * Comments at places of the work: on quoted text, or on a page of a file. Voice recordings are files of the
       * record.
       */
      notes: z.array(z.object({ quote: z.string(), file: z.string(), page: z.int().nullable(), words: z.string() })),
    })
    .nullable(),
  /**
   * When title, text or files were first changed after certification, which covers their former state; null if
   * unchanged.
   */
  changedAt: time.nullable(),
})
export type CertifiedNote = NonNullable<z.infer<typeof certification>['remark']>['notes'][number]
export type Certification = z.infer<typeof certification>
