import { z } from 'zod'
import { email } from '../accounts/sessions.ts'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { unique } from '../posts/record-parts.ts'
import { id, text } from '../text.ts'
import { guardianInvitation, guardianName, guardianOfChild, guardianToken, sights } from './guardian.ts'
import { guardianLimits } from './limits.ts'
import { listProblems } from './states.ts'

const access = 'feature:learning-group'
const onGroup = z.object({ groupId: id })
const ok = z.object({ ok: z.literal(true) })
const leading = ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GUARDIANS_NOT_HERE'] as const
const inviting = [...leading, 'GROUP_ARCHIVED', 'GROUP_ROLE_CHANGED'] as const

const pupil = z.object({
  person: personSummary,
  memberNumber: z.string(),
  /** Empty if they have not given one. */
  realName: z.string(),
  guardians: z.array(guardianOfChild),
  invitations: z.array(guardianInvitation),
})
export type GuardedPupil = z.infer<typeof pupil>

export const listGuardiansOfGroup = endpoint({
  method: 'GET',
  path: '/api/v2/groups/:groupId/guardians',
  summary: 'Pupils of a group by their seat numbers, with their guardians and who is invited, for its administrators',
  access,
  params: onGroup,
  answers: z.object({ items: z.array(pupil), sights }),
  refusals: leading,
})
export type GuardiansOfGroup = z.infer<(typeof listGuardiansOfGroup)['answers']>

export const changeGuardianSights = endpoint({
  method: 'PUT',
  path: '/api/v2/groups/:groupId/guardian-sights',
  summary: 'Say what guardians see of a group beside the bulletins that they sign, by an administrator',
  access,
  params: onGroup,
  body: sights,
  answers: sights,
  refusals: [...leading, 'GROUP_ARCHIVED'],
})

const given = { name: guardianName.or(z.literal('')).default(''), email: email.nullable().default(null) }

export const inviteGuardians = endpoint({
  method: 'POST',
  path: '/api/v2/groups/:groupId/guardian-invitations',
  summary:
    'Invite the guardians of pupils of a group by mail, as an administrator; whoever is a guardian by that address, or was invited today, is passed over',
  access,
  rate: 'mail',
  params: onGroup,
  bodyBytes: bodyLimits.long,
  body: z.object({
    items: z
      .array(z.object({ childId: id, name: given.name, email }))
      .min(1, { error: 'required' })
      .max(guardianLimits.invitedAtOnce * 2, { error: 'too_many' })
      .refine((items) => unique(items.map((item) => `${item.childId} ${item.email}`)), { error: 'duplicate' }),
  }),
  answers: z.object({ invited: z.int(), passedOver: z.int() }),
  refusals: [...inviting, 'GUARDIAN_MAIL_LIMIT_REACHED'],
})

export const readGuardianList = endpoint({
  method: 'POST',
  path: '/api/v2/groups/:groupId/guardian-list',
  summary: 'Whom the lines of a pasted list mean (seat number, name, name of the guardian, address); changes nothing',
  access,
  isReading: true,
  cost: 5,
  params: onGroup,
  body: z.object({
    list: text({ min: 1, max: guardianLimits.list.characters }).refine(
      (list) => list.split('\n').length <= guardianLimits.list.lines,
      { error: 'too_many_lines', params: { rule: 'too_many_lines', limit: guardianLimits.list.lines } },
    ),
  }),
  answers: z.object({
    items: z.array(
      z.object({
        line: z.int(),
        written: z.string(),
        person: personSummary.nullable(),
        memberNumber: z.string(),
        realName: z.string(),
        name: z.string(),
        email: z.string().nullable(),
        /** Null: the line can be used for an invitation as it is. */
        problem: z.enum(listProblems).nullable(),
      }),
    ),
  }),
  refusals: leading,
})
export type GuardianLine = z.infer<(typeof readGuardianList)['answers']>['items'][number]

export const printGuardianSlips = endpoint({
  method: 'POST',
  path: '/api/v2/groups/:groupId/guardian-slips',
  summary:
    'Slips with a code for each of these pupils, as PDF to cut and hand out, in the language of whoever asks; without pupils for all who have no guardian',
  access,
  cost: 60,
  params: onGroup,
  body: z.object({
    childIds: z
      .array(id)
      .max(guardianLimits.invitedAtOnce, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' })
      .default([]),
  }),
  answers: 'bytes',
  refusals: inviting,
})

export const takeInvitationBack = endpoint({
  method: 'DELETE',
  path: '/api/v2/groups/:groupId/pupils/:childId/guardian-invitations/:id',
  summary: 'Take an invitation to a guardian of a pupil back, as an administrator',
  access,
  needsNoPlan: true,
  params: onGroup.extend({ childId: id, id }),
  answers: ok,
  refusals: [...leading, 'GROUP_ROLE_CHANGED'],
})

export const removeGuardianOf = endpoint({
  method: 'DELETE',
  path: '/api/v2/groups/:groupId/pupils/:childId/guardians/:id',
  summary: 'End that somebody is the guardian of a pupil, as an administrator',
  access,
  needsNoPlan: true,
  params: onGroup.extend({ childId: id, id }),
  answers: ok,
  refusals: [...leading, 'GROUP_ROLE_CHANGED', 'GUARDIAN_NOT_FOUND'],
})

export const listMyGuardians = endpoint({
  method: 'GET',
  path: '/api/v2/guardians',
  summary: 'My guardians, and whom I or others have invited',
  access: 'member',
  answers: z.object({
    guardians: z.array(guardianOfChild),
    invitations: z.array(guardianInvitation),
    /** The caller is an adult and may end guardianships themselves. */
    mayRemove: z.boolean(),
  }),
  refusals: [],
})
export type MyGuardians = z.infer<(typeof listMyGuardians)['answers']>

export const inviteMyGuardian = endpoint({
  method: 'POST',
  path: '/api/v2/guardians/invitations',
  summary: 'Invite a guardian of mine, by mail or without an address by a code to show; the secret is answered once',
  access: 'member',
  rate: 'mail',
  body: z.object(given),
  answers: z.object({ invitation: guardianInvitation, token: guardianToken.nullable() }),
  refusals: ['GUARDIAN_MAIL_LIMIT_REACHED', 'GUARDIAN_KNOWN'],
})

export const takeMyInvitationBack = endpoint({
  method: 'DELETE',
  path: '/api/v2/guardians/invitations/:id',
  summary: 'Take an invitation to a guardian of mine back; again changes nothing',
  access: 'member',
  params: z.object({ id }),
  answers: ok,
  refusals: [],
})

export const removeMyGuardian = endpoint({
  method: 'DELETE',
  path: '/api/v2/guardians/:id',
  summary: 'End that somebody is my guardian, as a grown-up',
  access: 'member',
  params: z.object({ id }),
  answers: ok,
  refusals: ['GUARDIAN_NOT_FOUND', 'GUARDIAN_STAYS'],
})

export const guardianInvitingCalls = [
  listGuardiansOfGroup,
  changeGuardianSights,
  inviteGuardians,
  readGuardianList,
  printGuardianSlips,
  takeInvitationBack,
  removeGuardianOf,
  listMyGuardians,
  inviteMyGuardian,
  takeMyInvitationBack,
  removeMyGuardian,
] as const
