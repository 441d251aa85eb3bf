import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { label } from '../profiles/organization.ts'
import { genders, userTitles, viewer } from '../profiles/users.ts'
import { id, time } from '../text.ts'
import { relation } from './relation.ts'

/** A profile as far as the viewer may see it; the rest is null or empty. */
export const personCard = z.object({
  id,
  displayName: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  title: z.enum(userTitles).nullable(),
  /** Their school vouches that they teach there. */
  isVerifiedTeacher: z.boolean(),
  /** Subjects of a teacher; visible to everybody, like the fact that they teach. */
  taughtSubjects: z.array(z.string()),
  fullName: z.string().nullable(),
  schoolName: z.string().nullable(),
  gradeName: label.nullable(),
  /** For people outside schools, instead of a school. */
  organizationTitle: z.string().nullable(),
  unitName: z.string().nullable(),
  unitTitle: z.string().nullable(),
  statusMessage: z.string(),
  introduction: z.string(),
  traitTags: z.array(z.string()),
  personalExpertises: z.array(z.string()),
  experiences: z.array(z.string()),
  socialLinks: z.array(z.string()),
  /** Active ones only. */
  customFieldList: z.array(z.object({ title: z.string(), content: z.string() })),
  gender: z.enum(genders).nullable(),
  birthYear: z.int().nullable(),
  constellation: z.int().nullable(),
  phone: z.string().nullable(),
  isMe: z.boolean(),
  /** The viewer's relation to the person; for oneself, empty. */
  relation,
  /** Which of the two leads the other in a group, where a block between them does not apply; null for oneself. */
  leader: z.enum(['person', 'viewer']).nullable(),
  createdAt: time,
})
export type PersonCard = z.infer<typeof personCard>

export const readPerson = endpoint({
  method: 'GET',
  path: '/api/v2/users/:id',
  summary: 'The person card of somebody; a block in either direction hides it',
  access: 'member',
  params: z.object({ id }),
  answers: personCard,
  refusals: ['USER_NOT_FOUND'],
})

export const readOwnCardAs = endpoint({
  method: 'GET',
  path: '/api/v2/users/current/card',
  summary:
    'My person card as somebody sees it who stands so to me: a stranger, a school-mate, a teacher of my school, a friend',
  access: 'member',
  query: z.object({ as: viewer }),
  answers: personCard,
  refusals: ['USER_NOT_FOUND'],
})

/** Numbers of a person's things. */
export const resourceStats = z.object({
  friend: z.int(),
  fans: z.int(),
  subscribe: z.int(),
  post: z.int(),
  joinGroup: z.int(),
  manaGroup: z.int(),
  courseNum: z.int(),
  sdlPublicProjectNum: z.int(),
})
export type ResourceStats = z.infer<typeof resourceStats>

export const readResourceStats = endpoint({
  method: 'GET',
  path: '/api/v2/users/:id/resource-stats',
  summary: 'Counters of a person, of what the viewer may see; mine also as somebody sees them who stands so to me',
  access: 'member',
  params: z.object({ id }),
  query: z.object({ as: viewer.optional() }),
  answers: resourceStats,
  refusals: ['USER_NOT_FOUND'],
})

export const personCardCalls = [readPerson, readOwnCardAs, readResourceStats] as const
