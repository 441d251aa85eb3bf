import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { letGoOfAnybodys } from '../../files/index.ts'
import { settle } from './settle.service.ts'
import type { HeldPlan } from './signing.repository.ts'
import * as repository from './signing.repository.ts'

/**
 * Clears every line of a plan that has another owner now, whatever its content: nothing signed is carried over to
 * another person. The history keeps what was signed; the guardian's address was the former owner's to give.
 */
export async function startOver(
  platform: Platform,
  transaction: Transaction,
  plan: Pick<HeldPlan, 'id' | 'content' | 'signingOrder'>,
): Promise<void> {
  const lines = await repository.listLines(transaction, plan.id)
  for (const line of lines) {
    const cleared = { ...repository.unanswered, askedAt: null, remindedAt: null, guardianEmail: null }
    await repository.changeLine(transaction, line, cleared)
    await repository.deleteLinks(transaction, plan.id, line.id)
  }
  const photoIds = lines.flatMap(({ photoId }) => photoId ?? [])
  await letGoOfAnybodys(platform, transaction, photoIds)
  await settle(transaction, plan)
}
