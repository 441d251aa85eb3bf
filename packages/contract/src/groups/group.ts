import { z } from 'zod'
import { foldIdentifier } from '../characters.ts'
import { keptForProduct, visibleName } from '../names/names.ts'
import { personSummary } from '../people/person.ts'
import { tagCode, unique } from '../posts/record-parts.ts'
import { id as anyId, text, time } from '../text.ts'
import { drawnCovers } from './drawn-covers.ts'
import { groupLimits } from './limits.ts'
import { groupTypes, memberRoles } from './roles.ts'

/** The ID by which a group is found: letters, digits and . - _, whatever their case. */
export const groupHandle = text({ ...groupLimits.handle, clean: foldIdentifier }).pipe(
  z
    .string()
    .regex(/^[A-Za-z0-9._-]+$/, { error: 'invalid' })
    .toLowerCase(),
)

/** One that is chosen: those of before are looked up by the other. */
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
  /** One of my own pictures; null for a drawn one. */
  coverFileId: anyId.nullable().default(null),
  /** The drawing that shows without a picture; null for the one that its id decides. */
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
  /** Address of its picture; null: it is drawn. */
  cover: z.string().nullable(),
  /** The drawing that was chosen; null: the one that its id decides. */
  drawnCover: z.enum(drawnCovers).nullable(),
  /** Of a school's group. */
  schoolName: z.string().nullable(),
  memberCount: z.int(),
  /** How the viewer stands to it. */
  role: memberRole,
})

/** What lists show of a group. */
export const groupSummary = facts
export type GroupSummary = z.infer<typeof groupSummary>

const otherGroup = z.object({ id: anyId, name: z.string() })

export const group = facts.extend({
  description: z.string(),
  coverFileId: anyId.nullable(),
  /** Of a school's group. */
  schoolId: anyId.nullable(),
  administratorCount: z.int(),
  createdAt: time,
  /** Null where the viewer does not come across them. */
  topAdministrator: personSummary.nullable(),
  /** The leaderboard is shown to members. */
  leaderboardStatus: z.boolean(),
  /** Set while it can be brought back; nobody but its top administrator sees it then. */
  deletedAt: time.nullable(),
  /** Set while it is put away: there to be read by its members, and nothing more is put into it. */
  archivedAt: time.nullable(),
  /** The group that goes on from it in a new year, and the one that it goes on from; where the viewer belongs to them. */
  next: otherGroup.nullable(),
  former: otherGroup.nullable(),
  /** What the viewer may do. */
  can: z.object({
    /** Join at once, or ask to. */
    join: z.boolean(),
    apply: z.boolean(),
    leave: z.boolean(),
    /** Members, applications, invitations, the link. */
    manage: z.boolean(),
    edit: z.boolean(),
    report: z.boolean(),
    /** Make and unmake administrators, hand over, delete. */
    govern: z.boolean(),
    /** Have it go on in a new year: also whoever acts for the school of its group. */
    goOn: z.boolean(),
  }),
})
export type Group = z.infer<typeof group>
