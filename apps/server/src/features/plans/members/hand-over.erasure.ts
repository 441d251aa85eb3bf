import { privacy } from '@learntrail/contract/posts/posts'
import { inArray, sql } from 'drizzle-orm'
import { deleteRows } from '../../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../../platform/erasure/erasure.ts'
import { noteDoers, noteDoersOfPlansOf } from '../measures/note-doers.service.ts'
import { plans } from '../plans.tables.ts'
import { startOver } from '../signing/start-over.service.ts'

/**
 * Gives plans with members to the member who joined first when the owner's account is erased, so that nothing of the
 * members' is lost. The plan becomes private until the new owner shares it, loses the old owner's seat number, and is
 * signed anew.
 */
export const handOverPlans: ErasureStep = {
  name: 'plans.those of several are handed over',
  async erase({ platform, transaction, personId, limit }) {
    const { rows } = await transaction.execute<{ id: string }>(sql`
      with given as (
        select distinct on (p.id) p.id, m.person_id as to_id from plans p join plan_members m on m.plan_id = p.id
        where p.owner_id = ${personId} and m.state = 'accepted' order by p.id, m.since, m.person_id limit ${limit})
      update plans p set owner_id = given.to_id, client_id = gen_random_uuid(), privacy = ${privacy.private},
        published_id = null, content = p.content || '{"seatNumber": ""}'
      from given where p.id = given.id returning p.id`)
    const ids = rows.map(({ id }) => id)
    for (const id of ids) noteDoers(transaction, id)
    for (const plan of await transaction.select().from(plans).where(inArray(plans.id, ids)))
      await startOver(platform, transaction, plan)
    if (ids.length > 0) {
      await transaction.execute(sql`delete from plan_members m using plans p
        where p.id = m.plan_id and p.owner_id = m.person_id and p.id = any(${sql.param(ids)}::uuid[])`)
      await transaction.execute(sql`delete from plan_groups where plan_id = any(${sql.param(ids)}::uuid[])`)
    }
    return ids.length
  },
}

const ownPlans = deleteRows({ table: 'plans', by: 'owner_id' })

/** Deletes the owner's other plans, including what former members did in them. */
export const plansGo: ErasureStep = {
  ...ownPlans,
  erase(portion) {
    noteDoersOfPlansOf(portion.transaction, portion.personId)
    return ownPlans.erase(portion)
  },
}
