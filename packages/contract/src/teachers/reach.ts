import { z } from 'zod'
import { cleanName } from '../characters.ts'
import { id, text } from '../text.ts'
import { schoolReachLimits } from './limits.ts'

/** A whole grade or one of its classes, named as in the school's list of accounts. */
const reachedClass = z.object({
  grade: text({ max: 60, clean: cleanName }),
  className: text({ max: 60, clean: cleanName }).nullable(),
})

/** Grades and classes that a person acts for; at least one. */
export const schoolReach = z
  .array(reachedClass)
  .min(1, { error: 'required' })
  .max(schoolReachLimits.classes, { error: 'too_many' })
export type SchoolReach = z.infer<typeof schoolReach>

/** A school that a person acts for; a null `reach` means all of it. */
export const schoolPermission = z.object({ schoolId: id, schoolName: z.string(), reach: schoolReach.nullable() })
export type SchoolPermission = z.infer<typeof schoolPermission>
