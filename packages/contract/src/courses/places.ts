import { z } from 'zod'
import { id } from '../text.ts'
import { courseLimits } from './limits.ts'

/** A place in a course: a unit, and optionally a second of a film in it. */
export const coursePlace = z.object({
  unitId: id,
  film: z
    .object({
      pieceId: id,
      second: z
        .int()
        .min(0)
        .max(courseLimits.minutes * 60),
    })
    .nullable()
    .default(null),
})
export type CoursePlace = z.infer<typeof coursePlace>
