import type { AskedConsent } from '@learntrail/contract/prizes/consents'
import { prizeAgreed } from '@learntrail/contract/prizes/events'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken, lookUp } from '../../accounts/index.ts'
import { findPrize } from '../catalogue/prizes.repository.ts'
import { openDetails, shownDetails } from '../sealed-details.mapping.ts'
import * as applications from './applications.repository.ts'
import * as repository from './consents.repository.ts'
import { takeStep } from './take-step.service.ts'

interface Opening {
  token: string
  /** Network address, by which guesses are counted. */
  address: string
}

/**
 * Finds the consent that a secret opens; an address that tries many wrong secrets is stopped. CONSENT_OVER if there is
 * none or it expired.
 */
async function findAsked(platform: Platform, { token, address }: Opening): Promise<repository.StoredConsent> {
  const tokenHash = hashToken(token)
  const name = tokenHash.toString('base64url')
  const now = platform.clock.now()
  const found = await lookUp(platform, { name, address }, async () => {
    const consent = await repository.findByToken(platform.db, tokenHash)
    return consent !== undefined && consent.expiresAt > now ? consent : undefined
  })
  return found ?? refuse('CONSENT_OVER')
}

/** Returns the application as it was sent. Reading changes nothing. */
export async function readConsent(platform: Platform, opening: Opening): Promise<AskedConsent> {
  const { applicationId, expiresAt, answer } = await findAsked(platform, opening)
  const { db, pool, sealing, clock } = platform
  const asked = (await applications.findAsked(pool, clock.now(), applicationId)) ?? refuse('CONSENT_OVER')
  const details = await applications.listDetails(db, applicationId)
  const { guardianEmail: _, ...shown } = shownDetails(openDetails(sealing, applicationId, details))
  return {
    ...asked,
    details: shown,
    hasIdImages: details.some(({ field }) => field === 'idFront'),
    expiresAt: expiresAt.toISOString(),
    answer,
  }
}

/**
 * Stores the guardian's answer, once: the same answer again changes nothing, another one is refused
 * (APPLICATION_CHANGED).
 */
export async function answerConsent(
  platform: Platform,
  { answer, ...opening }: Opening & { answer: 'agreed' | 'refused' },
): Promise<AskedConsent> {
  const { applicationId, tokenHash } = await findAsked(platform, opening)
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const held = (await applications.holdApplication(transaction, applicationId)) ?? refuse('CONSENT_OVER')
    const consent = await repository.findConsent(transaction, applicationId)
    // A newer mail was sent while this one was being read.
    if (consent === undefined || !consent.tokenHash.equals(tokenHash)) return refuse('CONSENT_OVER')
    if (consent.answer === answer) return
    if (consent.answer !== null || held.state !== 'underReview') refuse('APPLICATION_CHANGED')
    await repository.answer(transaction, { applicationId, answer, answeredAt: at })
    if (answer === 'refused') {
      await takeStep(platform, transaction, held, { step: 'guardianRefuses', byId: null, at })
      return
    }
    const { name } = (await findPrize(transaction, held.prizeId)) ?? refuse('PRIZE_NOT_FOUND')
    const data = { ownerId: held.accountId, name }
    await platform.events.record(transaction, prizeAgreed, { actorId: null, subjectId: applicationId, data, at })
    await platform.realtime.tell(transaction, { topic: held.accountId, kind: 'updateApplication', id: applicationId })
  })
  return readConsent(platform, opening)
}
