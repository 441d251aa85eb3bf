import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { insertDraft } from '../../apps/server/src/features/drafts/drafts.repository.ts'
import { enqueueRelease } from '../../apps/server/src/features/drafts/schedule/release.service.ts'
import { databaseOver, inTransaction } from '../../apps/server/src/platform/database/database.ts'
import { newId } from '../../apps/server/src/platform/ids/ids.ts'
import { createJobs } from '../../apps/server/src/platform/jobs/jobs.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { makeAccounts } from '../lib/accounts.ts'
import { Author } from '../lib/author.ts'
import type { BenchCluster } from '../lib/cluster.ts'
import { temporaryFolder } from '../lib/places.ts'
import { startProgram } from '../lib/programs.ts'
import { quietLog } from '../lib/quiet-log.ts'
import { type Seen, type Trial, timeUntil } from '../lib/trial.ts'

const records = 300
/** The most records that one person may schedule. */
const recordsEach = 50
const aheadMs = 8_000
const dueWithinMs = 10_000
const documents = 12
/** A minute without a heartbeat, the next check, a pause before the retry, and the work itself. */
const takenOverMs = 100_000

/** Faults of nodes that share a database and a folder. */
export function nodes(cluster: BenchCluster): Trial[] {
  return [
    { did: `One of two nodes killed during ${documents} exports`, run: () => killedInExport(cluster) },
    { did: `${records} records due at one moment, on one node`, run: () => allDue(cluster, 1) },
    { did: `${records} records due at one moment, on two nodes`, run: () => allDue(cluster, 2) },
  ]
}

async function killedInExport(cluster: BenchCluster): Promise<Seen> {
  const { url, pool } = await cluster.createDatabase('killed_in_export')
  const settings = { DATA_DIR: await temporaryFolder(), DATABASE_URL: url, DEMO: 'off', RATE_LIMITS: 'off' }
  const start = () => startProgram('apps/server/src/main.ts', { ...settings, LOG_LEVEL: 'fatal' })
  const [first, second] = [await start(), await start()]
  try {
    const [account] = await makeAccounts(pool, 1)
    if (account === undefined) throw new Error('nobody exports')
    const author = new Author(second.base, account)
    await author.arrive()
    await author.takePhotos()
    const drafts: string[] = []
    for (let round = 0; round < documents; round += 1) drafts.push(await author.write(round))
    await Promise.all(drafts.map((draft) => author.export(draft)))
    await timeUntil(async () => (await author.unfinished()) < documents, 30_000, 20)
    const left = await author.unfinished()
    await first.kill()
    const backMs = await timeUntil(async () => (await author.unfinished()) === 0, 180_000, 200)
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from files where owner_id = $1 and media_type = 'application/pdf'",
      [account.accountId],
    )
    const made = rows[0]?.count ?? 0
    return {
      saw: `${left} of ${documents} were not done yet; the other node ended them, ${made} documents in all`,
      backMs,
      isSurvived: left > 0 && backMs < takenOverMs && made === documents,
    }
  } finally {
    await Promise.all([first.stop(), second.stop()])
  }
}

type Node = Awaited<ReturnType<typeof startProgram>>

async function allDue(cluster: BenchCluster, count: number): Promise<Seen> {
  const { url, pool } = await cluster.createDatabase(`due_on_${count}`)
  const settings = { DATA_DIR: await temporaryFolder(), DATABASE_URL: url, DEMO: 'off', RATE_LIMITS: 'off' }
  const running: Node[] = []
  for (let number = 0; number < count; number += 1) {
    running.push(await startProgram('apps/server/src/main.ts', { ...settings, LOG_LEVEL: 'fatal' }))
  }
  try {
    const due = new Date(Date.now() + aheadMs)
    await plan(pool, due)
    await pause(Math.max(0, due.getTime() - Date.now()))
    const published = async () => (await pool.query<{ count: number }>('select count(*)::int as count from posts')).rows
    const tookMs = await timeUntil(async () => ((await published())[0]?.count ?? 0) >= records, 120_000)
    await pause(2_000)
    const rows = await published()
    const events = await pool.query("select count(*)::int as count from events where kind = 'post.published'")
    return {
      saw: `${rows[0]?.count} published, ${events.rows[0].count} events; the last ${(tookMs / 1_000).toFixed(1)} s after its time`,
      isSurvived: rows[0]?.count === records && events.rows[0].count === records && tookMs < dueWithinMs,
    }
  } finally {
    for (const node of running) await node.stop()
  }
}

async function plan(pool: pg.Pool, scheduledAt: Date): Promise<void> {
  const accounts = await makeAccounts(pool, records / recordsEach)
  const jobs = await createJobs(pool, quietLog)
  await jobs.start()
  const db = databaseOver(pool)
  const now = new Date()
  for (const { accountId: ownerId } of accounts) {
    await inTransaction(db, async (transaction) => {
      for (let number = 0; number < recordsEach; number += 1) {
        const id = newId()
        await insertDraft(transaction, {
          id,
          ownerId,
          clientId: newId(),
          title: `紀錄 ${number}`,
          content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '基隆河' }] }] },
          text: '基隆河',
          date: '2026-01-01',
          classification: 'course_learning',
          tags: ['naturalistic'],
          privacy: 0,
          version: 1,
          writer: newId(),
          writerSave: 1,
          writerBase: 0,
          scheduledAt,
          createdAt: now,
          updatedAt: now,
        })
        await enqueueRelease({ jobs } as Platform, transaction, { id, scheduledAt })
      }
    })
  }
  await jobs.stop()
}
