import { durations, limits } from '@learntrail/contract/limits'
import { reportSent } from '@learntrail/contract/reports/events'
import { isUrgent, type ReportReason } from '@learntrail/contract/reports/facts'
import { reportDurations, reportLimits } from '@learntrail/contract/reports/limits'
import type { OwnReport, ReportTarget, reportRefusals } from '@learntrail/contract/reports/reports'
import { inTransaction, type Queryable } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { idKey, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ReportedThing, reportTarget } from '../../platform/reports/report-targets.ts'
import { sendMail } from '../accounts/index.ts'
import { checkPictures } from '../files/index.ts'
import { leadsGroupOf } from '../groups/index.ts'
import { openCase } from './cases.repository.ts'
import { urgentMail } from './report-mails.texts.ts'
import * as repository from './report-rows.repository.ts'
import { suspendedUntil } from './reports.rules.ts'

/** Finds the thing as this person may see it (REPORT_TARGET_NOT_FOUND). */
async function reach(
  platform: Platform,
  db: Queryable,
  me: string,
  { targetType, targetId }: ReportTarget,
): Promise<ReportedThing> {
  return (
    (await reportTarget(platform.declared, targetType).find(platform, db, me, targetId)) ??
    refuse('REPORT_TARGET_NOT_FOUND')
  )
}

interface Permission {
  refusal: (typeof reportRefusals)[number] | null
  until: Date | null
}

async function permissionOf(
  db: Queryable,
  me: string,
  target: ReportTarget,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<Permission> {
  const refused = (refusal: Permission['refusal'], until: Date | null = null) => ({ refusal, until })
  if (ownerId === me) return refused('REPORT_OWN')
  const since = new Date(now.getTime() - reportDurations.falseReportsCount - reportDurations.rightSuspended)
  const until = suspendedUntil(await repository.listFalse(db, me, since), now)
  if (until !== null) return refused('REPORT_RIGHT_SUSPENDED', until)
  if (target.targetType === 'person' && (await leadsGroupOf(db, ownerId, me))) return refused('REPORT_OF_GROUP_ADMIN')
  const sent = await repository.countSent(db, me, target, new Date(now.getTime() - durations.day))
  const isTooMuch = sent.lately >= reportLimits.daily || sent.ofThis >= reportLimits.ofOneThing
  return refused(isTooMuch ? 'REPORT_LIMIT_REACHED' : null)
}

export async function readPermission(platform: Platform, me: string, target: ReportTarget) {
  const { db, clock } = platform
  const { ownerId, title } = await reach(platform, db, me, target)
  const { refusal, until } = await permissionOf(db, me, target, { ownerId, now: clock.now() })
  return { title, refusal, until: until?.toISOString() ?? null }
}

/** Returns the caller's reports of a thing; nobody has more than one page. */
export async function countReports(platform: Platform, me: string, target: ReportTarget) {
  const own = await repository.listOwnOf(platform.pool, me, target, limits.pageSize)
  if (own.length === 0) await reach(platform, platform.db, me, target)
  return { count: own.length, items: own }
}

export async function countFalse({ db, clock }: Platform, me: string) {
  const now = clock.now()
  const lately = now.getTime() - reportDurations.falseReportsCount
  const falseAt = await repository.listFalse(db, me, new Date(lately - reportDurations.rightSuspended))
  return {
    count: falseAt.filter((moment) => moment.getTime() > lately).length,
    limit: reportLimits.falseReports,
    suspendedUntil: suspendedUntil(falseAt, now)?.toISOString() ?? null,
  }
}

interface NewReport extends ReportTarget {
  clientId: string
  reasons: ReportReason[]
  description: string
  fileIds: string[]
}

/** Reports a thing; the same client id again answers the existing report. */
export async function sendReport(platform: Platform, me: string, report: NewReport): Promise<OwnReport> {
  const { clientId, reasons, description, fileIds, ...target } = report
  const now = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    await repository.holdReporter(transaction, me)
    if (await repository.isSent(transaction, me, clientId)) return
    const thing = await reach(platform, transaction, me, target)
    const { refusal, until } = await permissionOf(transaction, me, target, { ownerId: thing.ownerId, now })
    if (refusal !== null) refuse(refusal, until === null ? {} : { values: { until: until.toISOString() } })
    await checkPictures(transaction, me, fileIds)
    const urgent = isUrgent(reasons)
    const opened = await openCase(transaction, { ...target, thing, isUrgent: urgent, now })
    const id = newId(now.getTime())
    const row = { id, caseId: opened.id, reporterId: me, clientId, reasons, description, fileIds, createdAt: now }
    await repository.insertReport(transaction, row)
    const data = { caseId: opened.id }
    await platform.events.record(transaction, reportSent, { actorId: me, subjectId: id, data, at: now })
    if (!urgent || opened.wasUrgent) return
    for (const to of platform.config.safetyMails) {
      await platform.jobs.enqueue(transaction, sendMail, urgentMail(to, { caseId: opened.id, reasons, platform }))
    }
  })
  return (await repository.findOwn(platform.pool, me, clientId)) ?? refuse('REPORT_TARGET_NOT_FOUND')
}

export async function listOwn({ pool }: Platform, me: string, cursor: string | undefined) {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  return pageOf(await repository.listOwn(pool, me, after, limits.pageSize + 1), limits.pageSize, ({ id }) => [id])
}
