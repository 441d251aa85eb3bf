import { sql } from 'drizzle-orm'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { deletedPersonId } from '../accounts/index.ts'

/** Events by the person, and events without an actor about the person's things. */
const own: ErasureStep = {
  name: 'leaving.own-events',
  async erase({ transaction, personId, limit }) {
    const gone = await transaction.execute(sql`
      delete from events where id in (
        (select id from events where actor_id = ${personId} limit ${limit})
        union (select id from events where actor_id is null
          and coalesce(data ->> 'ownerId', subject_id::text) = ${personId}::uuid::text limit ${limit})
        limit ${limit})`)
    return gone.rowCount ?? 0
  },
}

const named = (personId: string) => sql`(subject_id = ${personId} or data ->> 'ownerId' = ${personId}
  or data ->> 'personId' = ${personId} or data -> 'personIds' ? ${personId})`

/** Events in other people's logs that carry a title of the person's: deleted as a whole. */
const titled: ErasureStep = {
  name: 'leaving.titles-in-events',
  async erase({ transaction, personId, limit }) {
    const gone = await transaction.execute(sql`
      delete from events where id in (
        select id from events where data ->> 'ownerId' = ${personId} and data ? 'title' limit ${limit})`)
    return gone.rowCount ?? 0
  },
}

/** Other people's remaining events stay in their logs, with the deleted-person id in place of this one. */
const namedByOthers: ErasureStep = {
  name: 'leaving.named-in-events',
  async erase({ transaction, personId, limit }) {
    const nobody = sql`to_jsonb(${deletedPersonId}::text)`
    const changed = await transaction.execute(sql`
      update events set
        subject_id = case when subject_id = ${personId} then ${deletedPersonId}::uuid else subject_id end,
        data = data
          || case when data ->> 'ownerId' = ${personId} then jsonb_build_object('ownerId', ${nobody}) else '{}' end
          || case when data ->> 'personId' = ${personId} then jsonb_build_object('personId', ${nobody}) else '{}' end
          || case when data -> 'personIds' ? ${personId}
            then jsonb_build_object('personIds', (data -> 'personIds') - ${personId}::text) else '{}' end
      where id in (select id from events where ${named(personId)} limit ${limit})`)
    return changed.rowCount ?? 0
  },
}

/** Runs last before the account row goes, because earlier steps may record events themselves. */
export const eventErasure: readonly ErasureStep[] = [own, titled, namedByOthers]
