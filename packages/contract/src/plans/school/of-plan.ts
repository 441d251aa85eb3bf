import { z } from 'zod'
import { signatureRoles } from '../signing/facts.ts'
import type { SchoolOfPlan } from './facts.ts'

/** Requirements of the owner's school, as far as the viewer may know the school. */
export const toldOfSchool = z.object({
  lessonMinutes: z.int(),
  lessonsAsked: z.int(),
  firstDays: z.array(z.object({ semester: z.string(), day: z.string() })),
  /** Signature lines of a new plan. */
  signatures: z.array(z.object({ role: z.enum(signatureRoles), label: z.string() })),
  /** The school has its own settings. */
  isSet: z.boolean(),
}) satisfies z.ZodType<SchoolOfPlan>
