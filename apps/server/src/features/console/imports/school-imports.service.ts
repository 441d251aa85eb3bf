import { consoleLimits } from '@learntrail/contract/console/limits'
import type { SchoolFileReport, SchoolImportView } from '@learntrail/contract/console/school-imports'
import { and, eq, isNotNull } from 'drizzle-orm'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { inTransaction, type Queryable } from '../../../platform/database/index.ts'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { personOf } from '../../people/index.ts'
import { importSchools, readSchoolsApart, type SchoolImport } from '../../profiles/index.ts'
import { schoolImports } from './school-imports.tables.ts'

export const schoolImportJob = jobKind<{ id: string }>('console.import-schools', { retries: 3 })

interface File {
  name: string
  /** In base64. */
  content: string
}

const nothing = { added: 0, changed: 0, gone: 0, unchanged: 0, refused: 0 }

const read = (name: string, bytes: Uint8Array) => ({ name, bytes, type: undefined })

/** Returns what importing a list would change. */
export async function checkSchools(platform: Platform, { name, content }: File): Promise<SchoolFileReport> {
  const outcome = await importSchools(platform, read(name, Buffer.from(content, 'base64')), {
    isDryRun: true,
    readFile: readSchoolsApart,
  })
  return outcome.ok ? reportOf(outcome.result) : { trouble: outcome.trouble, counts: nothing, differences: [] }
}

const listQuery = {
  name: 'console-school-imports',
  text: `select i.id, i.name, i.state, i.done, i.total, i.report,
      ${personOf('i.importer_id')} as importer,
      ${isoTime('i.started_at')} as "startedAt", ${isoTime('i.finished_at')} as "finishedAt"
    from school_imports i order by i.id desc ${limitTo(consoleLimits.shownImports)}`,
}

export async function listSchoolImports({ pool }: Platform) {
  return { items: (await pool.query<SchoolImportView>(listQuery)).rows }
}

interface Start extends File {
  clientId: string
  reason: string
}

/** Starts an import as a job. Sent again with the same `clientId`, starts nothing. */
export async function startSchoolImport(
  platform: Platform,
  by: Actor,
  { clientId, name, content, reason }: Start,
): Promise<{ items: SchoolImportView[] }> {
  const startedAt = platform.clock.now()
  const id = newId(startedAt.getTime())
  await inTransaction(platform.db, async (transaction) => {
    const made = await transaction
      .insert(schoolImports)
      .values({
        id,
        clientId,
        name,
        reason,
        startedAt,
        state: 'waiting',
        content: Buffer.from(content, 'base64'),
        importerId: by.id,
        requestId: by.requestId,
      })
      .onConflictDoNothing()
      .returning({ id: schoolImports.id })
    if (made.length === 0) return
    await platform.jobs.enqueue(transaction, schoolImportJob, { id })
    await audit(platform, transaction, { by, act: 'import.started', subject: { type: 'import', id }, reason })
  })
  return listSchoolImports(platform)
}

const isUnderWay = (id: string) => and(eq(schoolImports.id, id), isNotNull(schoolImports.content))

/** Milliseconds between progress updates. */
const pace = 500

/** Imports a list and its audit entry in one transaction: whatever stops it, either everything is there or nothing. */
export async function runSchoolImport(platform: Platform, id: string): Promise<void> {
  const { db, clock } = platform
  // The list is kept until the import has ended: of two concurrent runs, the later finds nothing left to do.
  const set = (change: Partial<typeof schoolImports.$inferInsert>, by: Queryable = db) =>
    by.update(schoolImports).set(change).where(isUnderWay(id)).returning()
  const [row] = await set({ state: 'running', done: 0, total: 0 })
  if (row === undefined || row.content === null) return
  const over = () => ({ content: null, finishedAt: clock.now() })
  // Written outside the transaction, which never waits for it, and only while the import is running.
  let far = { done: 0, total: 0 }
  const isRunning = and(eq(schoolImports.id, id), eq(schoolImports.state, 'running'))
  const tell = () => db.update(schoolImports).set(far).where(isRunning)
  const telling = setInterval(() => void (far.total > 0 && tell().catch(() => undefined)), pace)
  const outcome = await importSchools(platform, read(row.name, row.content), {
    isDryRun: false,
    readFile: readSchoolsApart,
    progress: (done, total) => {
      far = { done, total }
    },
    done: async (transaction, result) => {
      const report = reportOf(result)
      const [ended] = await set({ ...over(), ...far, state: 'done', report }, transaction)
      const { importerId, requestId, reason } = row
      if (ended === undefined || importerId === null) return
      const by = { id: importerId, requestId }
      await audit(platform, transaction, { by, act: 'school.imported', reason, data: report.counts })
    },
  }).finally(() => clearInterval(telling))
  if (outcome.ok) return
  const report = { trouble: outcome.trouble, counts: nothing, differences: [] }
  await set({ ...over(), state: 'failed', report })
}

/** Marks an import as failed after its last try. */
export async function giveUpSchoolImport({ db, clock }: Platform, id: string): Promise<void> {
  await db.update(schoolImports).set({ state: 'failed', content: null, finishedAt: clock.now() }).where(isUnderWay(id))
}

function reportOf({ added, changed, gone, unchanged, refused }: SchoolImport): SchoolFileReport {
  const differences: SchoolFileReport['differences'] = [
    ...refused.map(({ line, trouble }) => ({ kind: 'refused' as const, name: `${line}`, before: '', trouble })),
    ...gone.map(({ school, people }) => ({
      kind: people > 0 ? ('closed' as const) : ('deleted' as const),
      name: school.name,
      before: school.code,
      trouble: null,
    })),
    ...changed.map(({ before, after }) => ({
      kind: 'changed' as const,
      name: after.name,
      before: before.name,
      trouble: null,
    })),
    ...added.map(({ name, code }) => ({ kind: 'added' as const, name, before: code, trouble: null })),
  ]
  return {
    trouble: null,
    counts: {
      added: added.length,
      changed: changed.length,
      gone: gone.length,
      unchanged,
      refused: refused.length,
    },
    differences: differences.slice(0, consoleLimits.namedDifferences),
  }
}
