import { planFavored, planUnfavored } from '@learntrail/contract/plans/events'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addLike, removeLike } from '../../people/index.ts'
import { holdVisible } from '../plans.repository.ts'
import * as repository from './favorites.repository.ts'

/** Adds a visible plan to the person's favourites or removes it; repeating either changes nothing. */
export async function favorPlan(platform: Platform, person: Pick<Person, 'id'>, id: string, isFavorite: boolean) {
  const { db, pool, clock, events } = platform
  const at = clock.now()
  const favorite = { id, personId: person.id }
  await inTransaction(db, async (transaction) => {
    await repository.holdFavoritesOf(transaction, person.id)
    const plan = (await holdVisible(transaction, person.id, id)) ?? refuse('PLAN_NOT_FOUND')
    const fact = { actorId: person.id, subjectId: id, at }
    if (!isFavorite) {
      if (!(await removeLike(transaction, repository.planLikes, favorite))) return
      await events.record(transaction, planUnfavored, { ...fact, data: { ownerId: plan.ownerId } })
      return
    }
    if (await repository.isFavorite(transaction, person.id, id)) return
    await checkRoom(transaction, person.id)
    await addLike(transaction, repository.planLikes, favorite, { favorite_id: newId(at.getTime()) })
    await events.record(transaction, planFavored, { ...fact, data: { ownerId: plan.ownerId, title: plan.name } })
  })
  return { favoriteCount: await repository.countOfPlan(pool, person.id, id), isFavorite }
}

async function checkRoom(transaction: Transaction, personId: string): Promise<void> {
  const limit = planLimits.favorites
  if ((await repository.countFavorites(transaction, personId)) >= limit) {
    refuse('PLAN_FAVORITES_LIMIT_REACHED', { values: { limit } })
  }
}
