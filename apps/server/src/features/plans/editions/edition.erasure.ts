import { sql } from 'drizzle-orm'
import type { ErasureStep } from '../../../platform/erasure/erasure.ts'
import { withdrawConfirmations } from '../../eportfolio/index.ts'

/** Deletes the owner's editions, even of a plan that members go on with. Their codes then answer as withdrawn. */
export const editionErasure: ErasureStep = {
  name: 'plan_editions of the owner',
  async erase({ platform, transaction, personId, limit }) {
    const gone = await transaction.execute<{ code: string }>(sql`
      delete from plan_editions e using (
        select edition.plan_id, edition.number from plan_editions edition join plans p on p.id = edition.plan_id
        where p.owner_id = ${personId} limit ${limit}) theirs
      where e.plan_id = theirs.plan_id and e.number = theirs.number returning e.code`)
    await withdrawConfirmations(
      transaction,
      gone.rows.map(({ code }) => code),
      platform.clock.now(),
    )
    return gone.rows.length
  },
}
