import { hostname } from 'node:os'
import type { Health } from '@learntrail/contract/console/health'
import { sql } from 'drizzle-orm'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { freeBytes } from '../../../platform/database/free-space.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { callTimesOf } from '../../../platform/http/call-times.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { jobCountsQuery } from '../../../platform/jobs/job-counts.ts'
import type { JobTables } from '../../../platform/jobs/job-tables.ts'
import { listNodes } from '../../../platform/nodes/heartbeat.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { programVersions } from '../../../platform/programs/program-versions.ts'
import { productVersion } from '../../../platform/version.ts'
import { sendMail } from '../../accounts/index.ts'
import { countLost, readContentCheck } from '../../files/index.ts'
import { readPointProof } from '../../points/index.ts'
import { readRewardProof } from '../../rewards/index.ts'
import { isGivenUp, isTroubled } from './troubled-jobs.sql.ts'

const shownTroubles = 50
const shownCalls = 12

const troublesQuery = ({ job }: JobTables) => ({
  name: 'console-job-troubles',
  text: `select j.id, j.name as kind, ${isGivenUp} as "isGivenUp", j.retry_count as tries,
      ${isoTime('coalesce(j.completed_on, j.started_on, j.created_on)')} as at,
      case when j.state = 'retry' then ${isoTime('j.start_after')} end as "nextAt"
    from ${job} j where ${isTroubled} and not starts_with(j.name, '__')
    order by coalesce(j.completed_on, j.started_on, j.created_on) desc ${limitTo(shownTroubles)}`,
})

const databaseQuery = `select current_setting('server_version') as version,
  pg_database_size(current_database())::float8 as bytes`

export async function readHealth(platform: Platform, versions: ReturnType<typeof programVersions>): Promise<Health> {
  const { pool, storage, config } = platform
  const [database, nodes, jobs, troubles, programs, free, storageState, content, points, rewards] = await Promise.all([
    pool.query<Health['database']>(databaseQuery),
    listNodes(pool),
    pool.query<Health['jobs'][number]>(jobCountsQuery(platform.jobs.tables)),
    pool.query<Health['troubles'][number]>(troublesQuery(platform.jobs.tables)),
    versions(),
    freeBytes(config.dataDir),
    storage.look().then(
      () => 'up' as const,
      () => 'away' as const,
    ),
    readContentCheck(pool),
    readPointProof(platform),
    readRewardProof(platform),
  ])
  const mails = jobs.rows.find(({ kind }) => kind === sendMail.name)
  return {
    version: productVersion,
    node: { name: hostname(), startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString() },
    nodes: nodes.map(({ startedAt, lastSeenAt, ...node }) => ({
      ...node,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    calls: callTimesOf(platform)
      .slowest(shownCalls)
      .map(({ p50, p99, slowest, ...call }) => ({
        ...call,
        p50: Math.round(p50),
        p99: Math.round(p99),
        slowest: { ...slowest, ms: Math.round(slowest.ms), at: slowest.at.toISOString() },
      })),
    database: database.rows[0] ?? { version: '', bytes: 0 },
    storage: storageState,
    content,
    points,
    rewards,
    freeBytes: free,
    programs: [
      { name: 'ffmpeg', ...programs.ffmpeg },
      { name: 'libreoffice', ...programs.libreOffice },
    ],
    jobs: jobs.rows,
    troubles: troubles.rows,
    mails: {
      waiting: (mails?.waiting ?? 0) + (mails?.later ?? 0),
      troubled: troubles.rows.filter(({ kind }) => kind === sendMail.name).length,
    },
  }
}

/** Counts for the console's menu: jobs given up and stored files lost. */
export async function countTroubles({ pool, jobs }: Platform) {
  const { rows } = await pool.query<{ waiting: number }>(
    `select (select count(*) from (select 1 from ${jobs.tables.job} j where ${isGivenUp}
      and not starts_with(j.name, '__') ${limitTo(1_000)}) given_up)::int
      + ${countLost(1_000)} as waiting`,
  )
  return { waiting: rows[0]?.waiting ?? 0, isUrgent: false }
}

/** Retries a failed job as the queue itself does (`retryJobs` of pg-boss), and skips the pause before the next try. */
export async function retryJob(platform: Platform, by: Actor, id: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const { rows } = await transaction.execute<{ kind: string }>(sql`
      update ${sql.raw(platform.jobs.tables.job)} j set state = 'retry', start_after = now(), completed_on = null,
        retry_limit = greatest(j.retry_limit, j.retry_count + 1)
      where j.id = ${id} and ${sql.raw(isTroubled)} returning j.name as kind`)
    const [tried] = rows
    if (tried === undefined) return refuse('JOB_NOT_FOUND')
    await audit(platform, transaction, {
      by,
      act: 'job.retried',
      subject: { type: 'job', id },
      data: { kind: tried.kind },
    })
  })
}
