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
  remark: z.object({ score: z.int().nullable(), totalScore: z.int(), words: z.string() }).nullable(),
  /** When title, words or files were changed first: confirmed is what they were before. */
  changedAt: time.nullable(),
})
export type Certification = z.infer<typeof certification>
