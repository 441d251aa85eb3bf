import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { outsidePrograms } from '../files/conversions.ts'
import { id, time } from '../text.ts'

const access = 'staff:operator'

/** Whether all balances of a ledger are what its entries add up to, as the last night has found; null before the first. */
const proof = z.object({ provedAt: time, accounts: z.int(), drifting: z.int() }).nullable()

const health = z.object({
  version: z.string(),
  /** The node that answers: its machine, and since when its process runs. */
  node: z.object({ name: z.string(), startedAt: time }),
  /** All that serve: silent where it has missed its turn more than once, gone after ten minutes. */
  nodes: z.array(
    z.object({ id, name: z.string(), version: z.string(), startedAt: time, lastSeenAt: time, isSilent: z.boolean() }),
  ),
  /** Milliseconds that calls took on the node that answers: of the last 200 each, and the slowest since it started. */
  calls: z.array(
    z.object({
      method: z.string(),
      route: z.string(),
      count: z.int(),
      p50: z.number(),
      p99: z.number(),
      slowest: z.object({ ms: z.number(), requestId: z.string(), at: time }),
    }),
  ),
  database: z.object({ version: z.string(), bytes: z.number() }),
  storage: z.enum(['up', 'away']),
  /** The slow look at all stored files. */
  content: z.object({
    /** How far the one under way is: since when, when it last looked, and at how much. Null before the first night. */
    underWay: z.object({ startedAt: time, lookedAt: time, count: z.int(), bytes: z.number() }).nullable(),
    /** The last that came to its end. */
    ended: z.object({ at: time, count: z.int(), bytes: z.number() }).nullable(),
    lostCount: z.int(),
    /** What is not there as it was, the newest first, and how many files need it. At most fifty. */
    lost: z.array(z.object({ key: z.string(), state: z.enum(['gone', 'changed']), foundAt: time, files: z.int() })),
  }),
  /** Points of groups. */
  points: proof,
  /** Reward points. */
  rewards: proof,
  /** Left on the disk of the data folder. */
  freeBytes: z.number(),
  programs: z.array(
    z.object({ name: z.enum(outsidePrograms), version: z.string().nullable(), isWrongPath: z.boolean() }),
  ),
  /** By kind: what waits for a free hand, what is meant for later, what is being done. */
  jobs: z.array(z.object({ kind: z.string(), waiting: z.int(), later: z.int(), active: z.int() })),
  /** What went wrong and waits to be tried again, or is given up; the newest first. */
  troubles: z.array(
    z.object({ id, kind: z.string(), isGivenUp: z.boolean(), tries: z.int(), at: time, nextAt: time.nullable() }),
  ),
  mails: z.object({ waiting: z.int(), troubled: z.int() }),
})
export type Health = z.infer<typeof health>

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/v2/admin/health',
  summary: 'How the product is: its work that waits or fails, neighbours, programs, room and version',
  access,
  answers: health,
  refusals: [],
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/v2/admin/jobs/:id/retry',
  summary: 'Try work that failed again, now; what is done meanwhile stays done',
  access,
  params: z.object({ id }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['JOB_NOT_FOUND'],
})

export const healthCalls = [readHealth, retryJob] as const
