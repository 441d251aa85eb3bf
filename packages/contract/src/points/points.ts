import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { peopleListCall, peopleListQuery } from '../groups/people-lists.ts'
import { personSummary } from '../people/person.ts'
import { unique } from '../posts/record-parts.ts'
import { cursor, id, text, time } from '../text.ts'
import { pointLimits } from './limits.ts'
import { goalPictures, movementKinds } from './states.ts'

const access = 'feature:learning-group'
const path = '/api/v2/group-point'
const ofGroup = z.object({ id })
const ofMovement = ofGroup.extend({ movementId: id })
const errorCode = z.literal(0)

const whole = ({ min, max }: { min: number; max: number }) =>
  z.int({ error: 'invalid' }).min(min, { error: 'too_small' }).max(max, { error: 'too_large' })

const goal = z.object({
  title: z.string(),
  /** Points of all members together that fill it. */
  target: z.int(),
  picture: z.enum(goalPictures),
  /** Points given to members since it was set. */
  reached: z.int(),
  setAt: time,
})
export type PointGoal = z.infer<typeof goal>

const movement = z.object({
  id,
  kind: z.enum(movementKinds),
  /** Negative if the member lost points. */
  points: z.int(),
  at: time,
  /** The giver's reason; empty if the kind says enough. */
  reason: z.string(),
  /** Who gave or took them; null: the product. */
  by: personSummary.nullable(),
  /** The homework they are for, if the viewer may see it. */
  homework: z.object({ id, title: z.string() }).nullable(),
  /** Newer than what the member has seen. */
  isNew: z.boolean(),
  /** It has been taken back. */
  isTakenBack: z.boolean(),
  /** The member's answer; at most one. */
  answer: z.string().nullable(),
  can: z.object({ answer: z.boolean(), takeBack: z.boolean() }),
})
export type PointMovement = z.infer<typeof movement>

const movements = { items: z.array(movement), nextCursor: z.string().nullable() }

export const readPointStatus = endpoint({
  method: 'POST',
  path: '/api/v2/api/getGroupPointStatus',
  summary: 'Whether a group gives points, and how many it may still issue',
  access,
  isReading: true,
  body: z.object({ groupId: id }),
  answers: z.object({ errorCode, status: z.enum(['unused', 'used']), pointRemaining: z.int() }),
  refusals: ['GROUP_NOT_FOUND'],
})

export const readOwnPoints = endpoint({
  method: 'GET',
  path: `${path}/getSelfPointRead`,
  summary: 'My points in a group with my own weeks, what is new among them, and the goal that all fill together',
  access,
  query: z.object({ groupId: id, cursor: cursor.optional() }),
  answers: z.object({
    balance: z.int(),
    /** All points ever received in this group and not taken back, including before a reset. */
    received: z.int(),
    /** Movements not yet seen. */
    unread: z.int(),
    /** Points received per week, from Monday, newest last. */
    weeks: z.array(z.object({ from: z.string(), points: z.int() })),
    goal: goal.nullable(),
    ...movements,
  }),
  refusals: ['GROUP_NOT_FOUND'],
})
export type OwnPoints = z.infer<(typeof readOwnPoints)['answers']>

export const markPointsSeen = endpoint({
  method: 'PUT',
  path: `${path}/:id/seen`,
  summary: 'I have seen my points up to a movement',
  access,
  params: ofGroup,
  body: z.object({ movementId: id }),
  answers: z.object({ unread: z.int() }),
  refusals: ['GROUP_NOT_FOUND', 'POINTS_NOT_FOUND'],
})

export const listMemberPoints = endpoint({
  method: 'GET',
  path: `${path}/:id/members/:personId`,
  summary: 'The points of a member and how they came, for the administrators of the group',
  access,
  params: ofGroup.extend({ personId: id }),
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ person: personSummary, balance: z.int(), received: z.int(), ...movements }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'USER_NOT_FOUND'],
})
export type MemberPoints = z.infer<(typeof listMemberPoints)['answers']>

const holder = z.object({
  person: personSummary,
  memberNumber: z.string(),
  balance: z.int(),
  received: z.int(),
  /** Their plan includes receiving points. */
  canReceive: z.boolean(),
})
export type PointHolder = z.infer<typeof holder>

const pointArchive = z.object({
  id,
  madeAt: time,
  movements: z.int(),
})
export type PointArchive = z.infer<typeof pointArchive>

export const readGroupPoints = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'What a group has given and may still give, its goal, and who has what, for its administrators',
  access,
  cost: 3,
  params: ofGroup,
  answers: z.object({
    status: z.enum(['unused', 'used']),
    remaining: z.int(),
    /** Points that members have now. */
    given: z.int(),
    goal: goal.nullable(),
    /** Incremented with every change of the goal. */
    version: z.int(),
    /** Members by seat number, without administrators. */
    members: z.array(holder),
    /** Whether the viewer may reset the points. */
    canReset: z.boolean(),
    isArchived: z.boolean(),
    /** Cleared movements, newest first. */
    archives: z.array(pointArchive),
  }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})
export type GroupPoints = z.infer<(typeof readGroupPoints)['answers']>

export const downloadPoints = endpoint({
  method: 'GET',
  path: `${path}/:id/table`,
  summary: 'Who has how many points, as a file in the language of whoever asks, for its administrators',
  access,
  params: ofGroup,
  query: peopleListQuery,
  ...peopleListCall,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'PEOPLE_LIST_TOO_LONG'],
})

export const downloadPointArchive = endpoint({
  method: 'GET',
  path: `${path}/:id/archives/:archiveId/table`,
  summary: 'The records of points that were cleared, as they were before, as CSV for the administrators of the group',
  access,
  params: ofGroup.extend({ archiveId: id }),
  ...peopleListCall,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'POINTS_NOT_FOUND'],
})

const changing = ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GROUP_ARCHIVED'] as const

export const changePointSettings = endpoint({
  method: 'POST',
  path: `${path}/updateGroupPoint`,
  summary: 'Set the goal that the points of all fill together from now on, or have none',
  access,
  body: z.object({
    groupId: id,
    version: z.int({ error: 'invalid' }).min(0, { error: 'invalid' }),
    goal: z
      .object({
        title: text({ min: 1, max: pointLimits.goal.title, oneLine: true }),
        target: whole(pointLimits.goal),
        picture: z.enum(goalPictures, { error: 'invalid' }),
      })
      .nullable(),
  }),
  answers: z.object({ errorCode, goal: goal.nullable(), version: z.int() }),
  refusals: [...changing, 'POINTS_CONFLICT'],
})

export const issuePoints = endpoint({
  method: 'POST',
  path: `${path}/:id/manuallyIssuePoints`,
  summary:
    'Give members points of the group for a reason: to all who are named, or to nobody. The same clientId again gives nothing more',
  access,
  cost: 3,
  params: ofGroup,
  body: z.object({
    clientId: id,
    memberIds: z
      .array(id)
      .min(1, { error: 'required' })
      .max(pointLimits.atOnce, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' }),
    points: whole(pointLimits.issue),
    reason: text({ ...pointLimits.reason, oneLine: true }),
  }),
  answers: z.object({ errorCode, given: z.int(), remaining: z.int() }),
  refusals: [
    ...changing,
    'POINTS_PLAN_REQUIRED',
    'POINTS_PLUS_REQUIRED',
    'POINTS_NOT_A_MEMBER',
    'POINTS_BUDGET_EXCEEDED',
    'POINTS_MEMBER_FULL',
  ],
})

export const takePointsBack = endpoint({
  method: 'POST',
  path: `${path}/:id/movements/:movementId/takeBack`,
  summary: 'Take points back that were given by mistake: a movement against it, of exactly as many, once',
  access,
  params: ofMovement,
  answers: z.object({ balance: z.int() }),
  refusals: [...changing, 'POINTS_NOT_FOUND', 'POINTS_GONE'],
})

export const answerPoints = endpoint({
  method: 'PUT',
  path: `${path}/:id/movements/:movementId/answer`,
  summary: 'Say something to points that I was given; once, and whoever gave them is told',
  access,
  params: ofMovement,
  body: z.object({ answer: text({ min: 1, max: pointLimits.answer }) }),
  answers: z.object({ answer: z.string() }),
  refusals: ['GROUP_NOT_FOUND', 'POINTS_NOT_FOUND', 'POINTS_ANSWERED', 'GROUP_ARCHIVED'],
})

const confirmed = z.object({
  clientId: id,
  /** The group's name, typed to confirm the reset. */
  name: text({ min: 1, max: 200, oneLine: true }),
})

export const resetPoints = endpoint({
  method: 'PUT',
  path: `${path}/:id/groupPointReset`,
  summary:
    'Bring the points of all members back to the group: everybody begins at 0, and how they came stays to be read',
  access,
  cost: 3,
  params: ofGroup,
  body: confirmed,
  answers: z.object({ errorCode, taken: z.int() }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_TOP_ADMIN_REQUIRED', 'GROUP_ARCHIVED', 'GROUP_NAME_DIFFERS'],
})

export const resetPointsAndRecords = endpoint({
  method: 'PUT',
  path: `${path}/:id/resetGroupPointsAndRecord`,
  summary:
    'The same, and how they came is gone as well: a file of it is put down for the administrators, and nothing brings it back',
  access,
  cost: 3,
  params: ofGroup,
  body: confirmed,
  answers: z.object({ errorCode, taken: z.int() }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_TOP_ADMIN_REQUIRED', 'GROUP_ARCHIVED', 'GROUP_NAME_DIFFERS'],
})

export const pointCalls = [
  readPointStatus,
  readOwnPoints,
  markPointsSeen,
  readGroupPoints,
  listMemberPoints,
  downloadPoints,
  downloadPointArchive,
  changePointSettings,
  issuePoints,
  takePointsBack,
  answerPoints,
  resetPoints,
  resetPointsAndRecords,
] as const
