import { durations } from '@learntrail/contract/limits'
import { planSignatureAsked } from '@learntrail/contract/plans/events'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { mailGuardian } from './by-link/mail-guardian.service.ts'
import type { HeldPlan, StoredLine } from './signing.repository.ts'
import * as repository from './signing.repository.ts'
import { keepVersion } from './versions.repository.ts'

interface Asking {
  plan: HeldPlan
  hash: Buffer
  /** The person in whose name the line is asked. */
  byId: string
  at: Date
  act: 'asked' | 'reminded'
}

/** Whether the line has a signer to ask: an existing account or an e-mail address. */
export async function isAskable(transaction: Transaction, line: StoredLine): Promise<boolean> {
  return line.guardianEmail !== null || (await repository.listPresent(transaction, line)).length > 0
}

/** Whether every signer of the line was asked. */
export async function isWhollyAsked(transaction: Transaction, line: StoredLine): Promise<boolean> {
  if (line.askedAt === null) return false
  return (await repository.listPresent(transaction, line)).every(({ isAsked }) => isAsked)
}

/**
 * Asks the signers of a line, or reminds them. Returns `tooManyMails`, having asked nobody, when it needs a mail beyond
 * today's limit.
 */
export async function askLine(
  platform: Platform,
  transaction: Transaction,
  line: StoredLine,
  { plan, hash, byId, at, act }: Asking,
): Promise<'done' | 'tooManyMails'> {
  const isMailed = line.guardianEmail !== null && (act === 'reminded' || line.askedAt === null)
  if (isMailed && !(await mailGuardian(platform, transaction, { plan, line, at }))) return 'tooManyMails'
  const signers = await repository.listPresent(transaction, line)
  const isNew = act === 'reminded' || line.askedAt === null
  const personIds = signers.filter(({ isAsked }) => isNew || !isAsked).map(({ id }) => id)
  const askedAt = line.askedAt ?? at
  await repository.changeLine(transaction, line, { askedAt, remindedAt: act === 'reminded' ? at : null })
  await repository.noteAsked(transaction, line, at)
  await keepVersion(transaction, plan, at)
  const name = await repository.findSigningName(transaction, byId)
  await repository.addAct(transaction, { line, act, byId, name, version: plan.version, hash, at })
  const data = { title: plan.name, ownerId: plan.ownerId, lineId: line.id, role: line.role, personIds }
  await platform.events.record(transaction, planSignatureAsked, { actorId: byId, subjectId: plan.id, data, at })
  return 'done'
}

export function tooManyMails(): never {
  const limit = planLimits.signingMails
  return refuse('SIGNING_MAIL_LIMIT_REACHED', { values: { limit }, retryAfter: durations.day / 1_000 })
}
