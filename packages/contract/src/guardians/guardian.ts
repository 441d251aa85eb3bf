import { z } from 'zod'
import { id, text, time } from '../text.ts'
import { guardianLimits } from './limits.ts'
import { guardianInviters, type guardianSights, invitationWays, relations } from './states.ts'

/** As people sign with it. */
export const guardianName = text({ ...guardianLimits.name, safe: true, oneLine: true })
export const relation = z.enum(relations, { error: 'invalid' })
/** What a secret link carries. */
export const guardianToken = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/, { error: 'invalid' })

/** What guardians see of a group. */
export const sights = z.object({
  deadlines: z.boolean(),
  returned: z.boolean(),
  scores: z.boolean(),
  /** Of the group, with why they were given. */
  points: z.boolean(),
})
export type Sights = z.infer<typeof sights>
sights.shape satisfies Record<(typeof guardianSights)[number], z.ZodBoolean>

/** A guardian as those see them who know the child. */
export const guardianOfChild = z.object({
  id,
  name: z.string(),
  relation,
  since: time,
  inviter: z.enum(guardianInviters),
  /** Mails reach them. */
  hasMail: z.boolean(),
  hasAccount: z.boolean(),
})
export type GuardianOfChild = z.infer<typeof guardianOfChild>

/** An invitation that nobody has accepted yet. */
export const guardianInvitation = z.object({
  id,
  way: z.enum(invitationWays),
  inviter: z.enum(guardianInviters),
  /** Empty where it was not said. */
  name: z.string(),
  email: z.string().nullable(),
  createdAt: time,
  expiresAt: time,
})
export type GuardianInvitation = z.infer<typeof guardianInvitation>
