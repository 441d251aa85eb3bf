import { readdir, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import type { Backups } from '@learntrail/contract/console/backups'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { freeBytes } from '../../../platform/database/free-space.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listOperatorMails, sendMail } from '../../accounts/index.ts'
import { namedContentQuery } from '../../files/index.ts'
import { failedBackupMail, lostInBackupMail } from './backup-mails.texts.ts'
import { backupName, isHalfBackup, superfluous } from './backup-names.rules.ts'
import { BackupFailed, backupFailureOf, type MadeBackup, makeAndVerify } from './backup-tasks.service.ts'
import * as repository from './backups.repository.ts'
import { isBackupLate, nextAt } from './schedule.rules.ts'

/** Makes the day's backup. Retried only if the process was ended midway. */
export const makeDailyBackup = jobKind<object>('console.make-backup', { retries: 2 })

const shownBackups = 30
const keptProblems = 20

export async function readBackups({ db, clock, config }: Platform): Promise<Backups> {
  const now = clock.now()
  const [rows, lastGood] = await Promise.all([repository.listBackups(db, shownBackups), repository.findLastGood(db)])
  const { backups: settings } = config
  return {
    schedule:
      settings === undefined
        ? null
        : {
            ...settings,
            next: nextAt(settings.at, now).toISOString(),
            freeBytes: await freeBytes(settings.folder).catch(() => null),
            isWithoutUploads: config.s3 !== undefined,
          },
    lastGood: lastGood === undefined ? null : repository.wireBackup(lastGood),
    isLate: settings !== undefined && isBackupLate(rows, lastGood, now),
    items: rows.map(repository.wireBackup),
  }
}

/** Counts for the console's menu: 1 if a good backup is overdue. */
export async function countLateBackups(platform: Platform) {
  return { waiting: (await readBackups(platform)).isLate ? 1 : 0, isUrgent: false }
}

/** Enqueues a backup now. */
export async function askForBackup(platform: Platform, by: Actor): Promise<void> {
  if (platform.config.backups === undefined) refuse('BACKUPS_OFF')
  await inTransaction(platform.db, async (transaction) => {
    await audit(platform, transaction, { by, act: 'backup.asked' })
    await platform.jobs.enqueue(transaction, makeDailyBackup, {})
  })
}

/**
 * Makes a backup, verifies it, records the outcome and, if it is good, removes old ones. One at a time across all
 * nodes. Interrupted backups are cleared first, so that no partial folder passes for a backup.
 */
export function makeBackup(platform: Platform, signal?: AbortSignal): Promise<void> {
  return platform.locks.exclusively('console make-backup', async () => {
    const { config, db, clock, log } = platform
    if (config.backups === undefined) return
    const place = config.backups.folder
    await inTransaction(db, async (transaction) => {
      const count = await repository.endBrokenOff(transaction, clock.now())
      if (count > 0)
        await tellOperators(platform, transaction, (to) => failedBackupMail(to, 'broken_off', config.publicUrl))
    })
    const now = clock.now()
    const row = { id: newId(now.getTime()), folder: join(place, backupName(now)), node: hostname(), startedAt: now }
    await repository.insertBackup(db, row)
    try {
      await clearHalves(place)
      const uploads = config.s3 === undefined ? ('inside' as const) : ('elsewhere' as const)
      const task = { dataDir: config.dataDir, uploads, namedContent: namedContentQuery }
      const made = await makeAndVerify({ ...task, targetDir: row.folder, now }, signal)
      if (made.faults.length > 0) throw new BackupFailed('not_whole', made.faults)
      await endWell(platform, row.id, made)
    } catch (error) {
      log.error({ err: error }, 'backup failed')
      await endBadly(platform, row.id, error)
      await clearHalves(place).catch(() => undefined)
      return
    }
    await prune(platform, place).catch((error: unknown) =>
      log.error({ err: error }, 'could not delete old backups; retrying after the next backup'),
    )
  })
}

async function endWell(platform: Platform, id: string, { files, bytes, lostBefore }: MadeBackup): Promise<void> {
  const { db, clock, config } = platform
  await inTransaction(db, async (transaction) => {
    const before = await repository.findLastGood(transaction)
    const problems = lostBefore.slice(0, keptProblems)
    const at = clock.now()
    const end = { state: 'done', endedAt: at, verifiedAt: at, files, bytes, problems } as const
    await repository.endBackup(transaction, id, end)
    // The same problems are not mailed every morning.
    const isNews = problems.some((problem) => !before?.problems.includes(problem))
    if (isNews) await tellOperators(platform, transaction, (to) => lostInBackupMail(to, config.publicUrl))
  })
}

async function endBadly({ db, clock, config, ...platform }: Platform, id: string, error: unknown): Promise<void> {
  const failure = error instanceof BackupFailed ? error.reason : backupFailureOf(error)
  const problems = (error instanceof BackupFailed ? error.problems : [String(error)]).slice(0, keptProblems)
  await inTransaction(db, async (transaction) => {
    await repository.endBackup(transaction, id, { state: 'failed', endedAt: clock.now(), failure, problems })
    await tellOperators(platform, transaction, (to) => failedBackupMail(to, failure, config.publicUrl))
  })
}

async function tellOperators(
  { jobs }: Pick<Platform, 'jobs'>,
  transaction: Transaction,
  mailTo: (operator: { email: string; locale: Locale }) => Mail,
): Promise<void> {
  for (const operator of await listOperatorMails(transaction)) {
    await jobs.enqueue(transaction, sendMail, mailTo(operator))
  }
}

/** Removes what interrupted backups left. Safe because no other backup is running. */
async function clearHalves(place: string): Promise<void> {
  for (const name of await namesIn(place)) {
    if (isHalfBackup(name)) await rm(join(place, name), { recursive: true, force: true })
  }
}

/** Removes old backups, renaming each first: a half-removed one no longer has a backup's name. */
async function prune({ db, clock, config }: Platform, place: string): Promise<void> {
  const keep = config.backups?.keep
  if (keep === undefined) return
  const good = new Set((await repository.listGoodFolders(db)).map((folder) => basename(folder)))
  for (const name of superfluous(await namesIn(place), (one) => good.has(one), keep)) {
    const folder = join(place, name)
    await rename(folder, `${folder}.removing`)
    await rm(`${folder}.removing`, { recursive: true, force: true })
    await repository.markRemoved(db, folder, clock.now())
  }
}

async function namesIn(place: string): Promise<string[]> {
  return readdir(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
