import { z } from 'zod'
import { personSummary } from '../people/person.ts'
import { time } from '../text.ts'

/** What a teacher has confirmed of a record that was made of homework; its owner can put it there, and change nothing of it. */
export const certification = z.object({
  certifier: personSummary,
  /** When the teacher confirmed it. */
  at: time,
  /** Empty for readers who may not come across it. */
  group: z.string(),
  /** What was asked. */
  question: z.string(),
  handedInAt: time,
  /** The number of the receipt of what was handed in. */
  receipt: z.string(),
  /** What the teacher said of it, where both sides agreed to show that. */
  remark: z
    .object({
      score: z.int().nullable(),
      totalScore: z.int(),
      words: z.string(),
      /** Said at places of the work: of words that are quoted, else on a page of a file. What was spoken is a file of the record. */
      notes: z.array(z.object({ quote: z.string(), file: z.string(), page: z.int().nullable(), words: z.string() })),
    })
    .nullable(),
  /** When title, words or files were changed first: confirmed is what they were before. */
  changedAt: time.nullable(),
})
export type CertifiedNote = NonNullable<z.infer<typeof certification>['remark']>['notes'][number]
export type Certification = z.infer<typeof certification>
