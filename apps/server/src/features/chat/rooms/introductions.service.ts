import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findIntroductions } from '../../groups/index.ts'
import { findAgreed } from './rooms.repository.ts'

/**
 * Returns which of the actors have to wait in a room of several, because a person they must ask has not agreed in a
 * room of two either.
 */
export async function findWaiting(
  context: Pick<Platform, 'clock'>,
  transaction: Transaction,
  actorIds: readonly string[],
  ids: readonly string[],
): Promise<string[]> {
  const asked = await findIntroductions(context, transaction, actorIds, ids)
  const agreed = await findAgreed(transaction, [...asked.keys()], [...new Set([...asked.values()].flat())])
  return [...asked].flatMap(([actor, others]) => (others.every((id) => agreed.get(actor)?.has(id)) ? [] : [actor]))
}
