import { planRefused, planSigned } from '@learntrail/contract/plans/events'
import type { AskedBySigningLink } from '@learntrail/contract/plans/signing/by-link'
import type { Signature } from '@learntrail/contract/signature/signature'
import { inTransaction } from '../../../../platform/database/index.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { hashToken, lookUp } from '../../../accounts/index.ts'
import { holdPlan } from '../../plans.repository.ts'
import { giveAnswer } from '../give-answer.service.ts'
import { hexOf } from '../hash-of.rules.ts'
import { settle } from '../settle.service.ts'
import * as repository from '../signing.repository.ts'
import { findAskedPlan } from './by-link.queries.ts'

interface Opening {
  token: string
  /** Failed guesses are counted per address. */
  address: string
}

/** Returns the link for a token; stops callers who try many that open nothing. */
async function findLink(platform: Platform, { token, address }: Opening): Promise<repository.StoredLink> {
  const tokenHash = hashToken(token)
  const now = platform.clock.now()
  const found = await lookUp(platform, { name: tokenHash.toString('base64url'), address }, async () => {
    const link = await repository.findByToken(platform.db, tokenHash)
    return link !== undefined && link.expiresAt > now ? link : undefined
  })
  return found ?? refuse('SIGNING_LINK_OVER')
}

/** Returns the plan as it is now. Reading changes nothing. */
export async function readSigningLink(platform: Platform, opening: Opening): Promise<AskedBySigningLink> {
  const { planId, lineId, expiresAt } = await findLink(platform, opening)
  const asked = (await findAskedPlan(platform.pool, planId, lineId)) ?? refuse('SIGNING_LINK_OVER')
  return { ...asked, expiresAt: expiresAt.toISOString() }
}

type Answer = { said: 'signed'; name: string; mark: Signature } | { said: 'refused'; name: string; reason: string }

/** Answers once: repeating the answer changes nothing, a different answer is refused. */
export async function answerSigningLink(
  platform: Platform,
  { hash: named, answer, ...opening }: Opening & { hash: string; answer: Answer },
): Promise<AskedBySigningLink> {
  const { planId, lineId, tokenHash } = await findLink(platform, opening)
  // The student's account is being deleted or suspended.
  if ((await findAskedPlan(platform.pool, planId, lineId)) === undefined) refuse('SIGNING_LINK_OVER')
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const plan = (await holdPlan(transaction, planId)) ?? refuse('SIGNING_LINK_OVER')
    // Another mail replaced the link while this one was being read.
    if ((await repository.findByToken(transaction, tokenHash)) === undefined) return refuse('SIGNING_LINK_OVER')
    const { lines, hash } = await settle(transaction, plan)
    const line = lines.find((one) => one.id === lineId) ?? refuse('SIGNING_LINK_OVER')
    const isSaid = line.way === 'link' && line.answer === answer.said && line.hash !== null
    if (isSaid && line.hash !== null && hexOf(line.hash) === named) return
    if (hexOf(hash) !== named) refuse('PLAN_CHANGED_SINCE', { values: { version: plan.version } })
    if (line.state !== 'asked') refuse('SIGNATURE_NOT_ASKED')
    const isSigned = answer.said === 'signed'
    const given = {
      said: answer.said,
      name: answer.name,
      way: 'link' as const,
      byId: null,
      photoId: null,
      mark: isSigned ? answer.mark : null,
      reason: isSigned ? '' : answer.reason,
      remarks: [],
      minutes: '',
    }
    const isAgreed = await giveAnswer(platform, transaction, { plan, line, hash, at, given })
    const data = { title: plan.name, ownerId: plan.ownerId, lineId, role: line.role, way: 'link' }
    const fact = { actorId: null, subjectId: planId, at }
    if (isSigned) await platform.events.record(transaction, planSigned, { ...fact, data: { ...data, isAgreed } })
    else await platform.events.record(transaction, planRefused, { ...fact, data })
  })
  return readSigningLink(platform, opening)
}
