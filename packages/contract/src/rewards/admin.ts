import { z } from 'zod'
import { foldIdentifier } from '../characters.ts'
import { consoleLimits } from '../console/limits.ts'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { cursor, id, text, time } from '../text.ts'
import { rewardLimits } from './limits.ts'
import { points } from './rewards.ts'
import { ledgerKinds, ledgerMovementKinds, ledgerSides } from './states.ts'

const access = 'staff:operator'
const path = '/api/v2/admin/rewards'
const reason = text(consoleLimits.reason)
const find = text({ min: 1, max: consoleLimits.find, clean: foldIdentifier })
const proof = z.object({ provedAt: time, accounts: z.int(), drifting: z.int() }).nullable()

const budget = z.object({
  schoolId: id,
  code: z.string(),
  name: z.string(),
  /** Points added to the budget, minus points withdrawn. */
  received: z.int(),
  /** Points given to people. */
  given: z.int(),
  remaining: z.int(),
})
export type SchoolBudget = z.infer<typeof budget>

export const listBudgets = endpoint({
  method: 'GET',
  path: `${path}/budgets`,
  summary: 'Budgets of schools for reward points; with words, every school that is found by a name or a code',
  access,
  query: z.object({ find: find.optional(), cursor: cursor.optional() }),
  answers: z.object({ items: z.array(budget), nextCursor: z.string().nullable() }),
  refusals: [],
})

const changing = {
  method: 'POST',
  access,
  needsProof: true,
  params: z.object({ schoolId: id }),
  body: z.object({ clientId: id, points: points({ min: 1, max: rewardLimits.budget }), reason }),
  answers: budget,
} as const

export const fundBudget = endpoint({
  ...changing,
  path: `${path}/budgets/:schoolId/fund`,
  summary: 'Put reward points into the budget of a school; the same clientId again adds nothing more',
  refusals: ['SCHOOL_NOT_FOUND', 'REWARDS_BUDGET_FULL'],
})

export const withdrawBudget = endpoint({
  ...changing,
  path: `${path}/budgets/:schoolId/withdraw`,
  summary:
    'Take reward points out of the budget of a school that it has not given; the same clientId again takes no more',
  refusals: ['SCHOOL_NOT_FOUND', 'REWARDS_BUDGET_EXCEEDED'],
})

export const giveReward = endpoint({
  method: 'POST',
  path: `${path}/gifts`,
  summary: 'Give a person reward points, all of them or none; the same clientId again gives nothing more',
  access,
  needsProof: true,
  body: z.object({
    clientId: id,
    /** An e-mail or an account name. */
    account: find,
    points: points(rewardLimits.gift),
    /** Shown to the recipient. */
    reason: text({ ...rewardLimits.reason, oneLine: true }),
  }),
  answers: z.object({ person: personSummary, given: z.int(), balance: z.int() }),
  refusals: ['USER_NOT_FOUND', 'REWARDS_PURSE_FULL'],
})

export const takeAnyRewardBack = endpoint({
  method: 'POST',
  path: `${path}/movements/:id/takeBack`,
  summary:
    'Take back reward points that were given by mistake, all of one movement and once, as long as the purse has them',
  access,
  needsProof: true,
  params: z.object({ id }),
  body: z.object({ reason }),
  answers: z.object({ points: z.int() }),
  refusals: ['REWARDS_NOT_FOUND', 'REWARDS_SPENT', 'REWARDS_BUDGET_FULL'],
})

const ledgerKind = z.enum(ledgerKinds, { error: 'invalid' })

const found = z.object({
  id,
  name: z.string(),
  /** An account name, a school's code, or a group's owner. */
  note: z.string(),
})
export type FoundLedger = z.infer<typeof found>

export const findLedgers = endpoint({
  method: 'GET',
  path: `${path}/ledgers`,
  summary:
    'Whose points can be looked at: at most twenty people, schools or groups that are found by words; the log keeps who looked for any',
  access,
  query: z.object({ kind: ledgerKind, find }),
  answers: z.object({ items: z.array(found) }),
  refusals: [],
})

const side = z.object({
  kind: z.enum(ledgerSides),
  /** For a purse or a member; null if the account is gone. */
  person: personSummary.nullable(),
  /** Name of the school, for a budget. */
  name: z.string(),
})

const entry = z.object({
  id,
  kind: z.enum(ledgerMovementKinds),
  points: z.int(),
  at: time,
  from: side,
  to: side,
  /** The actor; null: the product, or their account is gone. */
  by: personSummary.nullable(),
  reason: z.string(),
  group: z.object({ id, name: z.string() }).nullable(),
  isTakenBack: z.boolean(),
  can: z.object({ takeBack: z.boolean() }),
})
export type LedgerEntry = z.infer<typeof entry>

export const readLedger = endpoint({
  method: 'GET',
  path: `${path}/ledgers/:kind/:id`,
  summary:
    'Who moved which points when, why and to whom: of a purse, of the budget of a school, or of all in a group; the log keeps who looked',
  access,
  params: z.object({ kind: ledgerKind, id }),
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({
    name: z.string(),
    balance: z.int(),
    items: z.array(entry),
    nextCursor: z.string().nullable(),
  }),
  refusals: ['LEDGER_NOT_FOUND'],
})
export type Ledger = z.infer<(typeof readLedger)['answers']>

export const readProofs = endpoint({
  method: 'GET',
  path: `${path}/proofs`,
  summary: 'Whether all balances of points are what their entries come to, as the last night has found',
  access,
  answers: z.object({ points: proof, rewards: proof }),
  refusals: [],
})

export const adminRewardCalls = [
  listBudgets,
  fundBudget,
  withdrawBudget,
  giveReward,
  takeAnyRewardBack,
  findLedgers,
  readLedger,
  readProofs,
] as const
