import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { unique } from '../posts/record-parts.ts'
import { cursor, id, text, time } from '../text.ts'
import { rewardLimits } from './limits.ts'
import { rewardMovementKinds } from './states.ts'

const leading = 'feature:learning-group'
const path = '/api/v2/rewards'
const ofGroup = z.object({ id })
const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

export const points = ({ min, max }: { min: number; max: number }) =>
  z.int({ error: 'invalid' }).min(min, { error: 'too_small' }).max(max, { error: 'too_large' })

const named = z.object({ id, name: z.string() })

const movement = z.object({
  id,
  kind: z.enum(rewardMovementKinds),
  /** Negative if the purse lost points. */
  points: z.int(),
  at: time,
  /** The giver's reason, or the name of the course or prize; empty if the kind says enough. */
  reason: z.string(),
  /** The giver; null: the product, or the viewer's own act. */
  by: personSummary.nullable(),
  /** The group in which they were given. */
  group: named.nullable(),
  /** Newer than what the viewer has seen. */
  isNew: z.boolean(),
  /** It has been taken back. */
  isTakenBack: z.boolean(),
})
export type RewardMovement = z.infer<typeof movement>

export const readPurse = endpoint({
  method: 'GET',
  path: `${path}/purse`,
  summary: 'My reward points: what I have, what is on hold for prizes, and how many movements are new',
  access: 'member',
  answers: z.object({
    balance: z.int(),
    held: z.int(),
    /** All points ever received and not taken back. */
    received: z.int(),
    unread: z.int(),
  }),
  refusals: [],
})
export type Purse = z.infer<(typeof readPurse)['answers']>

export const listRewardMovements = endpoint({
  method: 'GET',
  path: `${path}/movements`,
  summary: 'How my reward points came and went in the last six months, the newest first',
  access: 'member',
  query: z.object({ cursor: cursor.optional() }),
  answers: page(movement),
  refusals: [],
})

export const markRewardsSeen = endpoint({
  method: 'PUT',
  path: `${path}/seen`,
  summary: 'I have seen my reward points up to a movement',
  access: 'member',
  body: z.object({ movementId: id }),
  answers: z.object({ unread: z.int() }),
  refusals: ['REWARDS_NOT_FOUND'],
})

const receiver = z.object({
  person: personSummary,
  memberNumber: z.string(),
  /**
   * Why the caller cannot give them reward points: their plan does not include it, or they do not accept gifts from the
   * caller.
   */
  without: z.enum(['plan', 'gifts']).nullable(),
})
export type RewardReceiver = z.infer<typeof receiver>

export const readGroupRewards = endpoint({
  method: 'GET',
  path: `${path}/groups/:id`,
  summary: 'Whom in a group I can give reward points, and what its school has left, for its administrators',
  access: leading,
  cost: 3,
  params: ofGroup,
  answers: z.object({
    /** The school whose budget is used; null: the group has none. */
    school: named.nullable(),
    /** Points left in its budget; null if it was never given one. */
    remaining: z.int().nullable(),
    /** Members by seat number, without administrators. */
    members: z.array(receiver),
  }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})
export type GroupRewards = z.infer<(typeof readGroupRewards)['answers']>

export const issueReward = endpoint({
  method: 'POST',
  path: '/api/v2/group-point/:id/manuallyIssueReward',
  summary:
    'Give members reward points out of the budget of the group’s school: to all who are named, or to nobody. The same clientId again gives nothing more',
  access: leading,
  cost: 3,
  params: ofGroup,
  body: z.object({
    clientId: id,
    memberIds: z
      .array(id)
      .min(1, { error: 'required' })
      .max(rewardLimits.atOnce, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' }),
    points: points(rewardLimits.issue),
    reason: text({ ...rewardLimits.reason, oneLine: true }),
  }),
  answers: z.object({ errorCode: z.literal(0), given: z.int(), remaining: z.int() }),
  refusals: [
    ...(['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GROUP_ARCHIVED'] as const),
    ...(['POINTS_PLAN_REQUIRED', 'POINTS_PLUS_REQUIRED', 'POINTS_NOT_A_MEMBER', 'REWARDS_NO_GIFTS'] as const),
    ...(['REWARDS_NO_SCHOOL', 'REWARDS_NO_BUDGET', 'REWARDS_BUDGET_EXCEEDED', 'REWARDS_PURSE_FULL'] as const),
  ],
})

const given = z.object({
  id,
  /** Null: the account is gone. */
  person: personSummary.nullable(),
  points: z.int(),
  reason: z.string(),
  by: personSummary.nullable(),
  at: time,
  isTakenBack: z.boolean(),
  can: z.object({ takeBack: z.boolean() }),
})
export type GivenReward = z.infer<typeof given>

export const listGivenRewards = endpoint({
  method: 'GET',
  path: `${path}/groups/:id/given`,
  summary: 'Reward points that were given in a group in the last six months, the newest first, for its administrators',
  access: leading,
  params: ofGroup,
  query: z.object({ cursor: cursor.optional() }),
  answers: page(given),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})

export const takeRewardBack = endpoint({
  method: 'POST',
  path: `${path}/groups/:id/movements/:movementId/takeBack`,
  summary:
    'Take reward points back that I gave by mistake, all of one movement and once, as long as the purse has them; they are the school’s again',
  access: leading,
  params: ofGroup.extend({ movementId: id }),
  answers: z.object({ points: z.int() }),
  refusals: [
    ...(['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GROUP_ARCHIVED'] as const),
    ...(['REWARDS_NOT_FOUND', 'REWARDS_SPENT', 'REWARDS_BUDGET_FULL'] as const),
  ],
})

export const rewardCalls = [
  readPurse,
  listRewardMovements,
  markRewardsSeen,
  readGroupRewards,
  issueReward,
  listGivenRewards,
  takeRewardBack,
] as const
