import { missingFields } from '@learntrail/contract/plans/missing'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellOfPlan } from '../plan.live.ts'
import { askLine, isAskable, isWhollyAsked, tooManyMails } from './ask-lines.service.ts'
import { readSigning } from './read-signing.service.ts'
import { holdWritten } from './set-signing.service.ts'
import { settle } from './settle.service.ts'
import * as repository from './signing.repository.ts'

/** Asks every line whose turn it is and that is not signed for the current content. Skips signers asked already. */
export async function askForSignatures(
  platform: Platform,
  person: Pick<Person, 'id'>,
  id: string,
  { version }: { version: number },
): Promise<PlanSigning> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const plan = await holdWritten(transaction, person.id, id)
    if (plan.version !== version) {
      refuse('PLAN_CONFLICT', { values: { id, version: plan.version, updatedAt: plan.updatedAt.toISOString() } })
    }
    if (missingFields(plan.content).length > 0) refuse('PLAN_UNFINISHED')
    const { lines, hash } = await settle(transaction, plan)
    const unsigned = lines.filter(({ state }) => state !== 'signed')
    const turn = plan.signingOrder === 'inOrder' ? unsigned.slice(0, 1) : unsigned
    const waiting = await filterAsync(turn, async (line) => !(await isWhollyAsked(transaction, line)))
    const askable = await filterAsync(waiting, (line) => isAskable(transaction, line))
    if (askable.length === 0 && !lines.some(({ state }) => state === 'asked')) refuse('NOBODY_TO_ASK')
    for (const line of askable) {
      const open = line.state === 'refused' ? await openAnew(transaction, line) : line
      const asked = await askLine(platform, transaction, open, { plan, hash, byId: person.id, at, act: 'asked' })
      if (asked === 'tooManyMails') tooManyMails()
    }
    if (askable.length === 0) return
    await settle(transaction, plan)
    await tellOfPlan(platform, transaction, id)
  })
  return readSigning(platform, person, id)
}

/** Clears a refusal, so that the line can be asked about the same content again; the history keeps the refusal. */
async function openAnew(transaction: Transaction, line: repository.StoredLine): Promise<repository.StoredLine> {
  await repository.changeLine(transaction, line, repository.unanswered)
  return { ...line, ...repository.unanswered }
}

/** Reminds the signers of a line, at most once a day; a guardian is mailed a new link. */
export async function remindSigner(
  platform: Platform,
  person: Pick<Person, 'id'>,
  { id, lineId }: { id: string; lineId: string },
): Promise<PlanSigning> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const plan = await holdWritten(transaction, person.id, id)
    const { lines, hash } = await settle(transaction, plan)
    const line = lines.find((one) => one.id === lineId) ?? refuse('SIGNATURE_NOT_FOUND')
    if (line.state !== 'asked') refuse('SIGNATURE_NOT_ASKED')
    if (line.remindedAt !== null && dayIn(line.remindedAt) === dayIn(at)) refuse('REMINDED_TODAY')
    const asked = await askLine(platform, transaction, line, { plan, hash, byId: person.id, at, act: 'reminded' })
    if (asked === 'tooManyMails') tooManyMails()
    await tellOfPlan(platform, transaction, id)
  })
  return readSigning(platform, person, id)
}

async function filterAsync<One>(all: readonly One[], fits: (one: One) => Promise<boolean>): Promise<One[]> {
  const kept: One[] = []
  for (const one of all) if (await fits(one)) kept.push(one)
  return kept
}
