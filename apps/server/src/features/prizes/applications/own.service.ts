import { judgeStep, receivedByItselfAt } from '@learntrail/contract/prizes/application-steps'
import type { OwnApplication } from '@learntrail/contract/prizes/applications'
import type { DetailsGiven } from '@learntrail/contract/prizes/details'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { seal } from '../../../platform/sealing/sealing.ts'
import { findAccount } from '../../accounts/index.ts'
import { findGiven } from '../catalogue/codes.repository.ts'
import { openCode } from '../catalogue/codes.service.ts'
import { findPrize } from '../catalogue/prizes.repository.ts'
import { openDetails, shownDetails } from '../sealed-details.mapping.ts'
import * as repository from './applications.repository.ts'
import { addressOf, askGuardian } from './ask-guardian.service.ts'
import { findConsent } from './consents.repository.ts'
import { keptUntil } from './kept-until.rules.ts'
import { takeStep } from './take-step.service.ts'

export async function listOwn({ pool, clock }: Platform, me: string, cursor: string | undefined) {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const rows = await repository.listOwn(pool, clock.now(), me, after, prizeLimits.page + 1)
  return pageOf(rows, prizeLimits.page, ({ id }) => [id])
}

export async function readOwn(platform: Platform, me: string, id: string): Promise<OwnApplication> {
  const { db, pool, clock, sealing } = platform
  const {
    sentAt,
    endedAt,
    erasedAt: goneAt,
    ...application
  } = (await repository.findOwn(pool, clock.now(), me, id)) ?? refuse('APPLICATION_NOT_FOUND')
  const { state, consent } = application
  const details = await repository.listDetails(db, id)
  const code = await findGiven(db, id)
  const leadsOn = (step: 'cancel' | 'receive') => judgeStep({ state, waitsForGuardian: false }, step).is === 'fine'
  return {
    ...application,
    trail: await repository.listTrail(db, id),
    details: shownDetails(openDetails(sealing, id, details)),
    hasIdImages: details.some(({ field }) => field === 'idFront'),
    code: code === undefined ? null : readCode(openCode(sealing, code)),
    receivedByItselfAt: state === 'sent' && sentAt !== null ? receivedByItselfAt(new Date(sentAt)).toISOString() : null,
    erasedAt: keptUntil(endedAt, goneAt),
    can: {
      cancel: leadsOn('cancel'),
      receive: leadsOn('receive'),
      askGuardian: state === 'underReview' && consent !== null && consent.answeredAt === null,
    },
  }
}

const readCode = (code: string | undefined) =>
  code === undefined ? ({ is: 'unreadable' } as const) : ({ is: 'open', code } as const)

async function holdOwn(transaction: Transaction, me: string, id: string): Promise<repository.StoredApplication> {
  const held = await repository.holdApplication(transaction, id)
  return held?.accountId === me ? held : refuse('APPLICATION_NOT_FOUND')
}

/** Cancels an application, or notes its receipt, for the applicant; repeating it changes nothing. */
export async function takeOwnStep(platform: Platform, me: string, id: string, step: 'cancel' | 'receive') {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    await takeStep(platform, transaction, await holdOwn(transaction, me, id), { step, byId: null, at })
  })
  return readOwn(platform, me, id)
}

/** Mails the guardian a new link, at the former address or another. */
export async function askAgain(platform: Platform, me: string, id: string, guardian: DetailsGiven['guardian']) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { state, prizeId, points } = await holdOwn(transaction, me, id)
    const consent = await findConsent(transaction, id)
    if (state !== 'underReview' || consent === undefined || consent.answer !== null) refuse('APPLICATION_CHANGED')
    const applicant = (await findAccount(transaction, me)) ?? refuse('NOT_AUTHENTICATED')
    const email = guardian && (await addressOf(transaction, applicant, guardian))
    const asked = email ?? (await addressBefore(platform, transaction, id))
    await keepAddress(platform, transaction, id, asked)
    const { name } = (await findPrize(transaction, prizeId)) ?? refuse('PRIZE_NOT_FOUND')
    await askGuardian(platform, transaction, applicant, {
      applicationId: id,
      email: asked,
      prize: { name, points },
      at,
    })
    await platform.realtime.tell(transaction, { topic: me, kind: 'updateApplication', id })
  })
  return readOwn(platform, me, id)
}

/** Refuses if no key opens the former address: it has to be typed again. */
async function addressBefore({ sealing }: Platform, transaction: Transaction, id: string): Promise<string> {
  const { guardianEmail } = shownDetails(openDetails(sealing, id, await repository.listDetails(transaction, id)))
  return guardianEmail ?? refuseField('guardian', 'required')
}

async function keepAddress({ sealing }: Platform, transaction: Transaction, id: string, email: string): Promise<void> {
  const field = 'guardian'
  await repository.putDetail(transaction, id, { field, sealed: seal(sealing, { id, field }, Buffer.from(email)) })
}
