import { z } from 'zod'
import { id, text, time } from '../text.ts'
import { guardianLimits } from './limits.ts'
import { guardianInviters, type guardianSights, invitationWays, relations } from './states.ts'

/** The name with which guardians sign. */
export const guardianName = text({ ...guardianLimits.name, safe: true, oneLine: true })
export const relation = z.enum(relations, { error: 'invalid' })
/** The secret part of a guardian's link. */
export const guardianToken = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/, { error: 'invalid' })

/** What guardians see of a group. */
export const sights = z.object({
  deadlines: z.boolean(),
  returned: z.boolean(),
  scores: z.boolean(),
  /** Points given by the group, with their reasons. */
  points: z.boolean(),
})
export type Sights = z.infer<typeof sights>
sights.shape satisfies Record<(typeof guardianSights)[number], z.ZodBoolean>

/** A guardian as seen by people who know the child. */
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

/** An invitation not accepted yet. */
export const guardianInvitation = z.object({
  id,
  way: z.enum(invitationWays),
  inviter: z.enum(guardianInviters),
  /** Empty if it was not given. */
  name: z.string(),
  email: z.string().nullable(),
  createdAt: time,
  expiresAt: time,
})
export type GuardianInvitation = z.infer<typeof guardianInvitation>
