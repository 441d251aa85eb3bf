import { z } from 'zod'
import { signatureRoles } from '../signing/facts.ts'
import type { SchoolOfPlan } from './facts.ts'

/** What the school of a plan's owner asks of it, as far as the viewer may know the school. */
export const toldOfSchool = z.object({
  lessonMinutes: z.int(),
  lessonsAsked: z.int(),
  firstDays: z.array(z.object({ semester: z.string(), day: z.string() })),
  /** The lines for signatures that a new plan begins with. */
  signatures: z.array(z.object({ role: z.enum(signatureRoles), label: z.string() })),
  /** The school has set this itself. */
  isSet: z.boolean(),
}) satisfies z.ZodType<SchoolOfPlan>
