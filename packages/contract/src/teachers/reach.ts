import { z } from 'zod'
import { cleanName } from '../characters.ts'
import { id, text } from '../text.ts'
import { schoolReachLimits } from './limits.ts'

/** A whole grade, or one class of it, as the school's list of accounts calls them. */
const reachedClass = z.object({
  grade: text({ max: 60, clean: cleanName }),
  className: text({ max: 60, clean: cleanName }).nullable(),
})

/** Grades and classes that somebody acts for; never none. */
export const schoolReach = z
  .array(reachedClass)
  .min(1, { error: 'required' })
  .max(schoolReachLimits.classes, { error: 'too_many' })
export type SchoolReach = z.infer<typeof schoolReach>

/** A school that somebody acts for; null: all of it. */
export const schoolPermission = z.object({ schoolId: id, schoolName: z.string(), reach: schoolReach.nullable() })
export type SchoolPermission = z.infer<typeof schoolPermission>
