import { durations } from '@learntrail/contract/limits'
import { reportAppealAnswered, reportClosed, reportDecided, reportLifted } from '@learntrail/contract/reports/events'
import { type AppealOutcome, type Decision, hides, suspends } from '@learntrail/contract/reports/facts'
import { type Actor, audit } from '../../platform/audit/audit.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { reportTarget } from '../../platform/reports/report-targets.ts'
import { forgetAccess, setSuspension } from '../accounts/index.ts'
import * as repository from './cases.repository.ts'
import { holdAsRead, readCase } from './cases.service.ts'
import { holds, isUnjudged, stateAfter } from './reports.rules.ts'

interface Judgement {
  clientId: string
  version: number
  decision: Decision
  days: number | null
  words: string
  falseReportIds: string[]
}

/** Decides a case; sent again, it changes nothing. */
export async function decideCase(platform: Platform, by: Actor, id: string, judgement: Judgement) {
  const me = by.id
  const { clientId, version, decision, days, words, falseReportIds } = judgement
  const now = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const made = await repository.listDecisions(transaction, id)
    if (made.some((one) => one.clientId === clientId)) return
    const held = await holdAsRead(transaction, id, version)
    if (held.assigneeId !== me || !isUnjudged(held.state)) refuse('CASE_STATE_CHANGED')
    const { ownerId } = held
    const endsAt = suspends(decision) && days !== null ? new Date(now.getTime() + days * durations.day) : null
    const decisionId = newId(now.getTime())
    const row = {
      id: decisionId,
      caseId: id,
      ownerId,
      deciderId: me,
      clientId,
      decision,
      words,
      decidedAt: now,
      endsAt,
    }
    await repository.insertDecision(transaction, row)
    const falseReports = await repository.setFalse(transaction, id, falseReportIds, now)
    await takeEffect(platform, transaction, held, decision)
    if (decision === 'nothing' && held.mendedAt !== null) await showMended(platform, transaction, held, now)
    const state = stateAfter(decision)
    const isOver = !isUnjudged(state)
    const mend = decision === 'mend' ? { mendAskedAt: now, mendedAt: null } : hides(decision) ? { mendedAt: null } : {}
    await repository.updateCase(transaction, id, { state, closedAt: isOver ? now : null, ...mend })
    await audit(platform, transaction, {
      by,
      act: 'case.decided',
      subject: { type: 'case', id },
      data: { decision, days, falseReports, ownerId },
    })
    // The session caches what a suspended person may edit.
    forgetAccess(platform, transaction, ownerId)
    const fact = { actorId: null, at: now }
    if (decision !== 'nothing') {
      const data = { ownerId, caseId: id }
      await platform.events.record(transaction, reportDecided, { ...fact, subjectId: decisionId, data })
    }
    if (isOver)
      await platform.events.record(transaction, reportClosed, { ...fact, subjectId: id, data: { caseId: id } })
  })
  return readCase(platform, me, id)
}

async function takeEffect(
  platform: Platform,
  transaction: Transaction,
  { ownerId, targetType, targetId }: repository.StoredCase,
  decision: Decision,
): Promise<void> {
  if (suspends(decision)) await refreshSuspension(platform, transaction, ownerId)
  if (!hides(decision)) return
  const target = reportTarget(platform.declared, targetType)
  const isThere = await target.exists(transaction, targetId)
  if (target.hiding === undefined || !isThere) refuse('REPORT_TARGET_NOT_FOUND')
  await target.hiding.hide(platform, transaction, targetId)
}

/** Shows a hidden thing again that its owner has mended; a suspension decided with it continues. */
async function showMended(
  platform: Platform,
  transaction: Transaction,
  { targetType, targetId }: repository.StoredCase,
  now: Date,
): Promise<void> {
  await repository.setShown(transaction, { targetType, targetId }, now)
  if (await repository.isHiddenBy(transaction, { targetType, targetId })) return
  const target = reportTarget(platform.declared, targetType)
  if (await target.exists(transaction, targetId)) await target.hiding?.show(platform, transaction, targetId)
}

/** Suspends the account exactly as long as a decision says so. */
export async function refreshSuspension(platform: Platform, transaction: Transaction, ownerId: string): Promise<void> {
  const since = await repository.suspendedSince(transaction, ownerId, platform.clock.now())
  await setSuspension(platform, transaction, ownerId, since)
}

/** Lifts the latest decision that is in effect. */
export async function liftDecision(
  platform: Platform,
  by: Actor,
  id: string,
  { version, reason }: { version: number; reason: string },
) {
  await inTransaction(platform.db, async (transaction) => {
    const made = await repository.listDecisions(transaction, id)
    const last = made.find((one) => one.decision !== 'nothing' && holds(one, platform.clock.now()))
    if (last === undefined && made[0]?.liftedAt != null) return
    const held = await holdAsRead(transaction, id, version)
    if (last === undefined || isUnjudged(held.state)) return refuse('CASE_STATE_CHANGED')
    await lift(platform, transaction, held, { decision: last, by: by.id, reason })
    await audit(platform, transaction, { by, act: 'case.lifted', subject: { type: 'case', id }, reason })
    const data = { ownerId: held.ownerId, caseId: id }
    const at = platform.clock.now()
    await platform.events.record(transaction, reportLifted, { actorId: null, subjectId: last.id, data, at })
  })
  return readCase(platform, by.id, id)
}

interface Lift {
  decision: repository.StoredDecision
  by: string
  reason: string
}

async function lift(
  platform: Platform,
  transaction: Transaction,
  held: repository.StoredCase,
  { decision, by, reason }: Lift,
): Promise<void> {
  const now = platform.clock.now()
  if (decision.decision === 'nothing' || !holds(decision, now)) refuse('CASE_STATE_CHANGED')
  const isAsked = decision.appealedAt !== null && decision.appealOutcome === null
  const answered = isAsked ? { appealOutcome: 'lifted' as const, answererId: by } : {}
  const lifted = { liftedAt: now, lifterId: by, liftReason: reason }
  await repository.updateDecision(transaction, decision.id, { ...lifted, ...answered })
  await repository.updateCase(transaction, held.id, {})
  forgetAccess(platform, transaction, held.ownerId)
  if (suspends(decision.decision)) await refreshSuspension(platform, transaction, held.ownerId)
  if (hides(decision.decision) && !(await repository.isHiddenBy(transaction, held)))
    await reportTarget(platform.declared, held.targetType).hiding?.show(platform, transaction, held.targetId)
}

interface AnsweredAppeal {
  version: number
  outcome: AppealOutcome
  answer: string
}

/** Answers an appeal; refuses the member of staff who decided (APPEAL_OF_OWN_DECISION). */
export async function answerAppeal(
  platform: Platform,
  by: Actor,
  id: string,
  { version, outcome, answer }: AnsweredAppeal,
) {
  const me = by.id
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const held = await holdAsRead(transaction, id, version)
    const isWaiting = (one: repository.StoredDecision) => one.appealedAt !== null && one.appealOutcome === null
    const last = (await repository.listDecisions(transaction, id)).find(isWaiting)
    if (last === undefined) return refuse('CASE_STATE_CHANGED')
    if (last.deciderId === me) refuse('APPEAL_OF_OWN_DECISION')
    const set = { appealOutcome: outcome, appealAnswer: answer, answererId: me }
    await repository.updateDecision(transaction, last.id, set)
    if (outcome === 'lifted' && holds(last, at)) {
      await lift(platform, transaction, held, { decision: last, by: me, reason: answer })
    } else {
      await repository.updateCase(transaction, id, {})
    }
    await audit(platform, transaction, {
      by,
      act: 'case.appeal_answered',
      subject: { type: 'case', id },
      data: { outcome },
    })
    const data = { ownerId: held.ownerId, caseId: id }
    await platform.events.record(transaction, reportAppealAnswered, { actorId: null, subjectId: last.id, data, at })
  })
  return readCase(platform, me, id)
}
