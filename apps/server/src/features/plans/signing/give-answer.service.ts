import type { SigningWay } from '@learntrail/contract/plans/signing/facts'
import type { PlanRemark, SignatureMark } from '@learntrail/contract/plans/signing/signing'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellOfPlan } from '../plan.live.ts'
import { askLine, isAskable } from './ask-lines.service.ts'
import { settle } from './settle.service.ts'
import type { HeldPlan, StoredLine } from './signing.repository.ts'
import * as repository from './signing.repository.ts'
import { keepVersion } from './versions.repository.ts'

interface Given {
  said: 'signed' | 'refused'
  /** Null for a person without an account. */
  byId: string | null
  name: string
  way: SigningWay
  mark: SignatureMark | null
  reason: string
  remarks: PlanRemark[]
  minutes: string
  photoId: string | null
}

interface Answering {
  plan: HeldPlan
  line: StoredLine
  hash: Buffer
  at: Date
  given: Given
}

/** Stores an answer in its line, with its consequences. Returns whether the whole plan is now agreed on. */
export async function giveAnswer(
  platform: Platform,
  transaction: Transaction,
  { plan, line, hash, at, given }: Answering,
): Promise<boolean> {
  const { said, byId, name, way, mark, reason, remarks, minutes, photoId } = given
  const { version } = plan
  await keepVersion(transaction, plan, at)
  await repository.changeLine(transaction, line, {
    answer: said,
    answeredById: byId,
    answeredName: name,
    answeredAt: at,
    askedAt: null,
    way,
    mark,
    reason,
    remarks,
    minutes,
    photoId,
    version,
    hash,
  })
  await repository.addAct(transaction, { line, act: said, byId, name, way, version, hash, reason, at })
  const { lines, state } = await settle(transaction, plan)
  if (said === 'signed') await askNext(platform, transaction, { plan, line, hash, at, lines })
  await tellOfPlan(platform, transaction, plan.id)
  return state === 'agreed'
}

interface Following extends Pick<Answering, 'plan' | 'line' | 'hash' | 'at'> {
  lines: readonly StoredLine[]
}

/** When lines sign in order, asks the next one automatically in the owner's name, once asking has begun. */
async function askNext(platform: Platform, transaction: Transaction, { plan, line, hash, at, lines }: Following) {
  if (plan.signingOrder !== 'inOrder' || plan.signingState === 'none') return
  const next = lines.find(({ state }) => state !== 'signed')
  // Answering this line does not unblock a line before it.
  if (next === undefined || next.position < line.position || next.state === 'refused') return
  if (!(await isAskable(transaction, next))) return
  // Asked afresh: the line may have been asked before it had to wait for an earlier one.
  const asking = { plan, hash, byId: plan.ownerId, at, act: 'asked' as const }
  await askLine(platform, transaction, { ...next, askedAt: null }, asking)
  await settle(transaction, plan)
}
