import { z } from 'zod'
import { foldIdentifier } from '../characters.ts'
import { keptForProduct, visibleName } from '../names/names.ts'
import { personSummary } from '../people/person.ts'
import { tagCode, unique } from '../posts/record-parts.ts'
import { id as anyId, text, time } from '../text.ts'
import { drawnCovers } from './drawn-covers.ts'
import { groupLimits } from './limits.ts'
import { groupTypes, memberRoles } from './roles.ts'

/** The ID by which a group is found: letters, digits and . - _, ignoring case. */
export const groupHandle = text({ ...groupLimits.handle, clean: foldIdentifier }).pipe(
  z
    .string()
    .regex(/^[A-Za-z0-9._-]+$/, { error: 'invalid' })
    .toLowerCase(),
)

/** A newly chosen ID, which may not be reserved; `groupHandle` also looks up older ones. */
export const newGroupHandle = groupHandle.superRefine(keptForProduct('account'))

export const groupName = visibleName('place', { min: 1, max: groupLimits.name })

export const groupInput = z.object({
  name: groupName,
  handle: newGroupHandle,
  description: text({ max: groupLimits.description }).default(''),
  tags: z
    .array(tagCode)
    .max(groupLimits.tags, { error: 'too_many' })
    .refine(unique, { error: 'duplicate' })
    .default([]),
  /** One of the caller's pictures; null for a drawn cover. */
  coverFileId: anyId.nullable().default(null),
  /** The drawn cover used without a picture; null: derived from the group's id. */
  drawnCover: z.enum(drawnCovers, { error: 'invalid' }).nullable().default(null),
})
export type GroupInput = z.input<typeof groupInput>

export const memberRole = z.union([
  z.literal(memberRoles.applying),
  z.literal(memberRoles.administrator),
  z.literal(memberRoles.invitedAsMember),
  z.literal(memberRoles.member),
  z.literal(memberRoles.guest),
  z.literal(memberRoles.invitedAsAdministrator),
  z.literal(memberRoles.topAdministrator),
])

const facts = z.object({
  id: anyId,
  /** The ID by which it is found. */
  handle: z.string(),
  type: z.enum(groupTypes),
  name: z.string(),
  tags: z.array(z.string()),
  /** Address of the cover picture; null: drawn. */
  cover: z.string().nullable(),
  /** The chosen drawn cover; null: derived from the group's id. */
  drawnCover: z.enum(drawnCovers).nullable(),
  /** Set for a school group. */
  schoolName: z.string().nullable(),
  memberCount: z.int(),
  /** The viewer's role. */
  role: memberRole,
})

/** A group as lists show it. */
export const groupSummary = facts
export type GroupSummary = z.infer<typeof groupSummary>

const otherGroup = z.object({ id: anyId, name: z.string() })

export const group = facts.extend({
  description: z.string(),
  coverFileId: anyId.nullable(),
  /** Set for a school group. */
  schoolId: anyId.nullable(),
  administratorCount: z.int(),
  createdAt: time,
  /** Null if the viewer may not see them. */
  topAdministrator: personSummary.nullable(),
  /** Members see the leaderboard. */
  leaderboardStatus: z.boolean(),
  /** Set while it can be restored; only its top administrator sees it then. */
  deletedAt: time.nullable(),
  /** Set while it is archived: members can read it, but nothing can be added. */
  archivedAt: time.nullable(),
  /** The group that continues it in a new school year, and the one it continues; null if the viewer is not in them. */
  next: otherGroup.nullable(),
  former: otherGroup.nullable(),
  /** What the viewer may do. */
  can: z.object({
    /** Join immediately, or apply. */
    join: z.boolean(),
    apply: z.boolean(),
    leave: z.boolean(),
    /** Manage members, applications, invitations and the link. */
    manage: z.boolean(),
    edit: z.boolean(),
    report: z.boolean(),
    /** Appoint and remove administrators, hand over, delete. */
    govern: z.boolean(),
    /** Continue it in a new school year; also for a person who acts for its school. */
    goOn: z.boolean(),
  }),
})
export type Group = z.infer<typeof group>
