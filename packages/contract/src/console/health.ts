import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { outsidePrograms } from '../files/conversions.ts'
import { id, time } from '../text.ts'

const access = 'staff:operator'

/**
 * Whether every balance of a ledger equals the sum of its entries, as checked last night; null before the first check.
 */
const proof = z.object({ provedAt: time, accounts: z.int(), drifting: z.int() }).nullable()

const health = z.object({
  version: z.string(),
  /** The node that answers: its machine, and when its process started. */
  node: z.object({ name: z.string(), startedAt: time }),
  /** All nodes: silent after missing more than one heartbeat, gone from the list after ten minutes. */
  nodes: z.array(
    z.object({ id, name: z.string(), version: z.string(), startedAt: time, lastSeenAt: time, isSilent: z.boolean() }),
  ),
  /**
   * Durations in milliseconds on the node that answers: percentiles of each route's last 200 calls, and the slowest
   * since it started.
   */
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
  /** The slow verification of all stored files. */
  content: z.object({
    /**
     * The run under way: when it started, when it last checked, and how much it has checked. Null before the first
     * night.
     */
    underWay: z.object({ startedAt: time, lookedAt: time, count: z.int(), bytes: z.number() }).nullable(),
    /** The last completed run. */
    ended: z.object({ at: time, count: z.int(), bytes: z.number() }).nullable(),
    lostCount: z.int(),
    /** Missing or changed contents, newest first, with the number of files that need each. At most fifty. */
    lost: z.array(z.object({ key: z.string(), state: z.enum(['gone', 'changed']), foundAt: time, files: z.int() })),
  }),
  /** Points of groups. */
  points: proof,
  /** Reward points. */
  rewards: proof,
  /** Free bytes on the disk of the data folder. */
  freeBytes: z.number(),
  programs: z.array(
    z.object({ name: z.enum(outsidePrograms), version: z.string().nullable(), isWrongPath: z.boolean() }),
  ),
  /** Jobs by kind: waiting for a free worker, scheduled for later, running. */
  jobs: z.array(z.object({ kind: z.string(), waiting: z.int(), later: z.int(), active: z.int() })),
  /** Failed jobs that wait for a retry or were given up; newest first. */
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
