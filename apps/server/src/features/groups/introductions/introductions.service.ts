import { findContact } from '../../../platform/contacts/find-contact.rules.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAges } from '../../profiles/index.ts'
import { findClose } from './close.repository.ts'
import { contactOf } from './contact.rules.ts'

type Context = Pick<Platform, 'clock'>

/**
 * Returns, for each actor, the people to whom they must be introduced first: an adult to those under 18 whom they are
 * not close to.
 */
export async function findIntroductions(
  { clock }: Context,
  transaction: Transaction,
  actorIds: readonly string[],
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const ages = await findAges(transaction, [...new Set([...actorIds, ...ids])], clock.now())
  const grownUps = actorIds.filter((id) => ages.get(id)?.isGrownUp ?? true)
  const young = ids.filter((id) => ages.get(id)?.isUnder18 ?? false)
  if (grownUps.length === 0 || young.length === 0) return new Map()
  const close = await findClose(transaction, grownUps, young)
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

/**
 * Returns those of these people to whom the actor must be introduced first: under 18, where the actor is an adult who
 * is not close.
 */
export async function findAsked(
  context: Context,
  transaction: Transaction,
  actorId: string,
  ids: readonly string[],
): Promise<string[]> {
  return (await findIntroductions(context, transaction, [actorId], ids)).get(actorId) ?? []
}

/**
 * Refuses with TEXT_HOLDS_CONTACT a text with contact details from an adult to a person under 18 to whom they must be
 * introduced first.
 */
export async function checkNoContact(
  context: Context,
  transaction: Transaction,
  { from, to, texts }: { from: string; to: readonly string[]; texts: readonly string[] },
): Promise<void> {
  const part = texts.map(findContact).find((found) => found !== undefined)
  if (part === undefined) return
  if ((await findAsked(context, transaction, from, to)).length > 0) refuse('TEXT_HOLDS_CONTACT', { values: { part } })
}
