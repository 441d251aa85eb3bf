import { z } from 'zod'
import { day, id, text } from '../text.ts'
import { label } from './organization.ts'
import { grades } from './organization-codes.ts'

/** Where somebody was when; `until` is the last day, null while they are there. Days are Taiwan's. */
export const placement = z.object({
  id,
  schoolId: id.nullable(),
  /** As the list calls it, or as it was typed; null where nobody knows yet. */
  schoolName: z.string().nullable(),
  /** Of the Republic: 115 is the one from 2026-08-01 on. */
  schoolYear: z.int(),
  grade: z.enum(grades).nullable(),
  gradeName: label.nullable(),
  className: z.string().nullable(),
  from: day,
  until: day.nullable(),
})
export type Placement = z.infer<typeof placement>

/** Characters of what a class is called. */
export const longestClass = 20

/** What staff put right of it. Without a school of the list it stays the one that was typed. */
export const placementCorrection = z.object({
  schoolId: id.nullable(),
  grade: z.enum(grades, { error: 'invalid' }).nullable(),
  className: text({ min: 1, max: longestClass }).nullable(),
  from: day,
  until: day.nullable(),
})
export type PlacementCorrection = z.infer<typeof placementCorrection>
