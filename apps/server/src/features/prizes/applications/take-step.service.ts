import { isOver, judgeStep } from '@learntrail/contract/prizes/application-steps'
import {
  prizeApproved,
  prizeCancelled,
  prizePreparing,
  prizeReceived,
  prizeRefused,
  prizeSent,
} from '@learntrail/contract/prizes/events'
import type { ApplicationState, ApplicationStep } from '@learntrail/contract/prizes/states'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { refundHold, spendHold } from '../../rewards/index.ts'
import { findNext, giveCode } from '../catalogue/codes.repository.ts'
import { openCode } from '../catalogue/codes.service.ts'
import { countReceived, holdPrize, moveStock, type StoredPrize } from '../catalogue/prizes.repository.ts'
import * as repository from './applications.repository.ts'
import { findConsent } from './consents.repository.ts'

interface Step {
  step: ApplicationStep
  /** The member of staff who takes it; null for the applicant, the guardian or the system. */
  byId: string | null
  at: Date
  reason?: string
  tracking?: string
  /** Whether it counts as received because nobody said otherwise. */
  byItself?: boolean
}

/**
 * Takes an application one step further and tells of it; locks the application, then the prize, then the purse. Returns
 * false if the step was taken already; refuses steps that its state does not allow.
 */
export async function takeStep(
  platform: Platform,
  transaction: Transaction,
  held: repository.StoredApplication,
  step: Step,
): Promise<boolean> {
  const { id, state, way } = held
  const consent = state === 'underReview' ? await findConsent(transaction, id) : undefined
  const waitsForGuardian = consent !== undefined && consent.answer !== 'agreed'
  const verdict = judgeStep({ state, waitsForGuardian }, step.step)
  if (verdict.is === 'guardianMissing') return refuse('APPLICATION_WAITS_FOR_GUARDIAN')
  if (verdict.is === 'notNow') return refuse('APPLICATION_CHANGED')
  if (verdict.is === 'done') return false
  const { next, holding } = verdict
  const { at, byId, reason, tracking } = step
  const prize = (await holdPrize(transaction, held.prizeId)) ?? refuse('PRIZE_NOT_FOUND')
  if (step.step === 'send' && way === 'code') await giveNextCode(platform, transaction, held, at)
  if (holding === 'goesBack') {
    await moveStock(transaction, prize.id, 1)
    await refundHold(transaction, { applicationId: id, at })
  }
  if (holding === 'isSpent') {
    await countReceived(transaction, prize.id)
    await spendHold(transaction, { applicationId: id, at })
  }
  await repository.updateApplication(transaction, id, {
    state: next,
    ...(reason !== undefined && { reason }),
    ...(tracking !== undefined && { tracking }),
    ...(next === 'sent' && { sentAt: at }),
    ...(isOver(next) && { endedAt: at }),
  })
  await repository.insertStep(transaction, { applicationId: id, state: next, at, byId })
  await tell(platform, transaction, held, prize, next, step)
  return true
}

/**
 * Gives the next code; there is one for each open application. A code that no key opens is not given, as it would be
 * useless (PRIZE_CODE_UNREADABLE).
 */
async function giveNextCode(
  { sealing }: Platform,
  transaction: Transaction,
  { id: applicationId, prizeId }: repository.StoredApplication,
  at: Date,
): Promise<void> {
  const code = (await findNext(transaction, prizeId)) ?? refuse('PRIZE_RUN_OUT')
  if (openCode(sealing, code) === undefined) refuse('PRIZE_CODE_UNREADABLE')
  await giveCode(transaction, { prizeId, id: code.id, applicationId, at })
}

async function tell(
  { events, realtime }: Platform,
  transaction: Transaction,
  { id, accountId }: repository.StoredApplication,
  { name }: StoredPrize,
  next: ApplicationState,
  { at, step, byItself = false }: Step,
): Promise<void> {
  const data = { ownerId: accountId, name }
  const fact = { actorId: step === 'cancel' || (step === 'receive' && !byItself) ? accountId : null, subjectId: id, at }
  switch (next) {
    case 'approved':
      await events.record(transaction, prizeApproved, { ...fact, data })
      break
    case 'auditFailed':
      await events.record(transaction, prizeRefused, {
        ...fact,
        data: { ...data, byGuardian: step === 'guardianRefuses' },
      })
      break
    case 'preparing':
      await events.record(transaction, prizePreparing, { ...fact, data })
      break
    case 'sent':
      await events.record(transaction, prizeSent, { ...fact, data })
      break
    case 'received':
      await events.record(transaction, prizeReceived, { ...fact, data: { ...data, byItself } })
      break
    case 'cancelled':
      await events.record(transaction, prizeCancelled, { ...fact, data })
      break
    case 'underReview':
      break
  }
  await realtime.tell(transaction, { topic: accountId, kind: 'updateApplication', id })
}
