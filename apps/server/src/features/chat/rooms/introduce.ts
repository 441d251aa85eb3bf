import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAges } from '../../profiles/index.ts'
import { contactOf } from '../contacts.rules.ts'
import * as repository from './rooms.repository.ts'

type Context = Pick<Platform, 'clock'>

/** Who of some has to be introduced to whom of others: grown-ups to those under age to whom they are not close. */
async function findIntroductions(
  { clock }: Context,
  transaction: Transaction,
  actorIds: readonly string[],
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const ages = await findAges(transaction, [...new Set([...actorIds, ...ids])], clock.now())
  const grownUps = actorIds.filter((id) => ages.get(id)?.isGrownUp ?? true)
  const young = ids.filter((id) => ages.get(id)?.isUnder18 ?? false)
  if (grownUps.length === 0 || young.length === 0) return new Map()
  const close = await repository.findClose(transaction, grownUps, young)
  const isAsked = (actor: string, other: string) =>
    actor !== other &&
    contactOf({ isActorGrownUp: true, isOtherUnder18: true, isActorClose: close.get(actor)?.has(other) ?? false }) ===
      'ask'
  return new Map(
    grownUps.flatMap((actor) => {
      const asked = young.filter((other) => isAsked(actor, other))
      return asked.length > 0 ? [[actor, asked]] : []
    }),
  )
}

/** Of these people those to whom somebody has to be introduced: they are under age, and it is a grown-up who is not close. */
export async function findAsked(
  context: Context,
  transaction: Transaction,
  actorId: string,
  ids: readonly string[],
): Promise<string[]> {
  return (await findIntroductions(context, transaction, [actorId], ids)).get(actorId) ?? []
}

/** Who of some has to wait in a room of several: there is somebody to ask, who has not agreed in a room of two either. */
export async function findWaiting(
  context: Context,
  transaction: Transaction,
  actorIds: readonly string[],
  ids: readonly string[],
): Promise<string[]> {
  const asked = await findIntroductions(context, transaction, actorIds, ids)
  const agreed = await repository.findAgreed(transaction, [...asked.keys()], [...new Set([...asked.values()].flat())])
  return [...asked].flatMap(([actor, others]) => (others.every((id) => agreed.get(actor)?.has(id)) ? [] : [actor]))
}
