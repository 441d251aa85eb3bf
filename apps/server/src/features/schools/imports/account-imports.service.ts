import type { AccountFileReport, AccountImportView } from '@learntrail/contract/console/account-imports'
import { consoleLimits } from '@learntrail/contract/console/limits'
import { schoolLimits } from '@learntrail/contract/schools/limits'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { personOf } from '../../people/index.ts'
import {
  type AccountImport,
  importAccounts,
  type KnownPerson,
  passwordLines,
  passwordsHead,
  readAccountsApart,
  sameCode,
} from '../../profiles/index.ts'
import { verifyOfSchool } from '../../teachers/index.ts'
import { accountImports } from './account-imports.tables.ts'
import { countListed, inviteListed } from './list-guardians.service.ts'

export const importJob = jobKind<{ id: string }>('console.import-accounts', { retries: 3 })

interface File {
  name: string
  /** The school of rows that name none. */
  defaultSchoolId?: string | null | undefined
  /** In base64. */
  content: string
}

const nothing = { added: 0, changed: 0, gone: 0, unchanged: 0, bad: 0, guardians: 0, guardiansLeft: 0 }

async function countsOf(platform: Platform, plan: AccountImport) {
  const { added, changed, gone, unchanged, bad } = plan
  return {
    added: added.length,
    changed: changed.length,
    gone: gone.length,
    unchanged,
    bad: bad.length,
    guardians: await countListed(platform, plan),
    guardiansLeft: 0,
  }
}

const named = ({ bad }: AccountImport) => bad.slice(0, consoleLimits.namedBadRows)

async function checkSchool({ db }: Platform, id: string | null | undefined): Promise<void> {
  if (id != null && (await sameCode(db, id)).length === 0) refuse('SCHOOL_NOT_FOUND')
}

/** Returns what importing a list would do. */
export async function checkAccounts(
  platform: Platform,
  { content, defaultSchoolId }: File,
  within?: readonly string[],
): Promise<AccountFileReport> {
  await checkSchool(platform, defaultSchoolId)
  const outcome = await importAccounts(platform, Buffer.from(content, 'base64'), {
    isDryRun: true,
    readFile: readAccountsApart,
    owner: { defaultSchoolId, within },
  })
  if (!outcome.ok) return { trouble: outcome.trouble, counts: nothing, bad: [], added: [], changed: [], gone: [] }
  const { result } = outcome
  const first = <One>(people: readonly One[]) => people.slice(0, schoolLimits.namedPeople)
  const school = new Map(result.changed.map(({ becomes }) => [becomes.schoolId, becomes.schoolName]))
  const before = (known: KnownPerson) => told({ ...known, schoolName: school.get(known.schoolId) ?? '' })
  return {
    trouble: null,
    counts: await countsOf(platform, result),
    bad: named(result),
    added: first(result.added).map(told),
    changed: first(result.changed).map(({ known, becomes }) => ({ before: before(known), after: told(becomes) })),
    gone: first(result.gone).map(before),
  }
}

type Told = AccountFileReport['added'][number]

const told = ({ academicRole, schoolName, fullName, studentNumber, grade, className, seatNumber }: Told): Told => ({
  academicRole,
  schoolName,
  fullName,
  studentNumber,
  grade,
  className,
  seatNumber,
})

/** $1 caller, for whom first passwords may wait; $2 school, null for imports by staff. */
const listQuery = {
  name: 'console-account-imports',
  text: `select i.id, i.name, i.state, i.done, i.total, i.trouble,
      '{"guardians": 0, "guardiansLeft": 0}' || i.counts as counts,
      case when i.bad @? '$[*].trouble' then i.bad else '[]' end as bad,
      ${personOf('i.importer_id')} as importer,
      ${isoTime('i.started_at')} as "startedAt", ${isoTime('i.finished_at')} as "finishedAt",
      i.importer_id = $1 and i.finished_at is not null and i.passwords is not null as "hasPasswords"
    from account_imports i where i.school_id is not distinct from $2::uuid order by i.id desc ${limitTo(consoleLimits.shownImports)}`,
}

export async function listImports({ pool }: Platform, me: string, schoolId: string | null = null) {
  return { items: (await pool.query<AccountImportView>({ ...listQuery, values: [me, schoolId] })).rows }
}

interface Start extends File {
  clientId: string
  reason?: string
  /** The school of the importer; absent for staff. */
  schoolId?: string | null
}

/** Starts an import, which runs as a job. */
export async function startImport(platform: Platform, by: Actor, start: Start) {
  const { clientId, name, content, reason = '', defaultSchoolId = null, schoolId = null } = start
  await checkSchool(platform, defaultSchoolId)
  const startedAt = platform.clock.now()
  const id = newId(startedAt.getTime())
  await inTransaction(platform.db, async (transaction) => {
    const row = {
      id,
      importerId: by.id,
      clientId,
      name,
      state: 'waiting' as const,
      startedAt,
      schoolId,
      defaultSchoolId,
    }
    const made = await transaction
      .insert(accountImports)
      .values({ ...row, content: Buffer.from(content, 'base64') })
      .onConflictDoNothing()
      .returning({ id: accountImports.id })
    if (made.length === 0) return
    await platform.jobs.enqueue(transaction, importJob, { id })
    await audit(platform, transaction, { by, act: 'import.started', subject: { type: 'import', id }, reason })
  })
  return listImports(platform, by.id, schoolId)
}

/** Imports a list. Run again after a crash, it continues: existing accounts are not made again. */
export async function runImport(platform: Platform, id: string): Promise<void> {
  const { db, clock } = platform
  const [row] = await db.select().from(accountImports).where(eq(accountImports.id, id))
  if (row === undefined || row.content === null) return
  const set = (change: Partial<typeof accountImports.$inferInsert>) =>
    db.update(accountImports).set(change).where(eq(accountImports.id, id))
  await set({ state: 'running' })
  let before = 0
  let first: AccountImportView['counts'] = null
  const outcome = await importAccounts(platform, row.content, {
    isDryRun: false,
    readFile: readAccountsApart,
    owner: {
      defaultSchoolId: row.defaultSchoolId,
      ...(row.schoolId !== null && { within: await sameCode(db, row.schoolId) }),
    },
    verify: (transaction, accountId) => verifyOfSchool(platform, transaction, accountId),
    begin: async (plan) => {
      first = row.counts ?? (await countsOf(platform, plan))
      // People known now but not at the start were added by an earlier run.
      before = plan.unchanged + plan.changed.length - first.unchanged - first.changed
      const total = before + plan.added.length
      // Rows refused in an earlier run may be accepted now.
      first = { ...first, added: total, bad: plan.bad.length }
      await set({ counts: first, bad: named(plan), done: before, total })
    },
    keep: async (passwords) => {
      const added = sql`${JSON.stringify(passwords)}::jsonb`
      await db
        .update(accountImports)
        .set({ passwords: sql`coalesce(${accountImports.passwords}, '[]') || ${added}` })
        .where(eq(accountImports.id, id))
    },
    progress: async (done) => void (await set({ done: before + done })),
    end: async (people) => {
      if (row.importerId === null || first === null) return
      const { left } = await inviteListed(platform, { id: row.importerId }, people)
      if (left > 0) await set({ counts: { ...first, guardians: first.guardians - left, guardiansLeft: left } })
    },
  })
  const over = { content: null, finishedAt: clock.now() }
  if (!outcome.ok) await set({ ...over, state: 'failed', trouble: outcome.trouble })
  else await set({ ...over, state: 'done' })
}

/** Marks an import as failed after its last try. */
export async function giveUp({ db, clock }: Platform, id: string): Promise<void> {
  await db
    .update(accountImports)
    .set({ state: 'failed', content: null, finishedAt: clock.now() })
    .where(eq(accountImports.id, id))
}

/** Returns the first passwords to the importer, once (PASSWORDS_TAKEN). */
export async function takePasswords(platform: Platform, by: Actor, id: string, schoolId: string | null = null) {
  return inTransaction(platform.db, async (transaction) => {
    const own = and(
      eq(accountImports.id, id),
      eq(accountImports.importerId, by.id),
      schoolId === null ? isNull(accountImports.schoolId) : eq(accountImports.schoolId, schoolId),
    )
    const [row] = await transaction.select().from(accountImports).where(own).for('update')
    if (row === undefined || row.finishedAt === null) return refuse('IMPORT_NOT_FOUND')
    if (row.passwords === null) return refuse('PASSWORDS_TAKEN')
    await transaction.update(accountImports).set({ passwords: null }).where(own)
    await audit(platform, transaction, { by, act: 'import.passwords_taken', subject: { type: 'import', id } })
    // For a person tried twice, the last password is the valid one.
    const last = new Map(row.passwords.map((one) => [one.username, one]))
    const items = [...last.values()].map((one) => ({ grade: '', seatNumber: '', schoolName: '', ...one }))
    return { csv: `${passwordsHead}${passwordLines(items)}`, items }
  })
}

/** Forgets what imports say of people, whether passwords were taken or not. */
export async function forgetImports({ db }: Platform, before: Date): Promise<void> {
  await db
    .update(accountImports)
    .set({ passwords: null, bad: [], content: null })
    .where(lt(accountImports.startedAt, before))
}
