import { z } from 'zod'
import { day, id, text } from '../text.ts'
import { label } from './organization.ts'
import { grades } from './organization-codes.ts'

/** A period at a school; `until` is the last day, null if it is the present one. Days in Taiwan. */
export const placement = z.object({
  id,
  schoolId: id.nullable(),
  /** The listed or typed name; null if unknown. */
  schoolName: z.string().nullable(),
  /** School year of the Republic of China calendar: 115 begins on 2026-08-01. */
  schoolYear: z.int(),
  grade: z.enum(grades).nullable(),
  gradeName: label.nullable(),
  className: z.string().nullable(),
  from: day,
  until: day.nullable(),
})
export type Placement = z.infer<typeof placement>

/** Characters of a class's name. */
export const longestClass = 20

/** Staff's correction of a placement. Without a listed school, the typed name stays. */
export const placementCorrection = z.object({
  schoolId: id.nullable(),
  grade: z.enum(grades, { error: 'invalid' }).nullable(),
  className: text({ min: 1, max: longestClass }).nullable(),
  from: day,
  until: day.nullable(),
})
export type PlacementCorrection = z.infer<typeof placementCorrection>
