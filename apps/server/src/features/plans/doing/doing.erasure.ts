import { sql } from 'drizzle-orm'
import { withValues } from '../../../platform/database/with-values.ts'
import { deleteRows } from '../../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../../platform/erasure/erasure.ts'
import { fileIdsOf, holdersOfOwn } from '../../files/index.ts'
import { asksSince } from './said.repository.ts'

/** Keeps what the person did in other people's plans, without their id. */
const unnamed = (table: string, column: string): ErasureStep => ({
  name: `${table} ${column}`,
  async erase({ transaction, personId, limit }) {
    const [from, by] = [sql.identifier(table), sql.identifier(column)]
    const changed = await transaction.execute(sql`
      update ${from} set ${by} = null where ctid in (select ctid from ${from} where ${by} = ${personId} limit ${limit})`)
    return changed.rowCount ?? 0
  },
})

/** Files are deleted with their owner; this removes their ids from the weeks of other people's plans. */
const weekFilesGo: ErasureStep = {
  name: 'plan_weeks file_ids',
  async erase({ transaction, personId, limit }) {
    const changed = await transaction.execute(sql`
      update plan_weeks w set file_ids = array(select named.id from unnest(w.file_ids) with ordinality as named(id, place)
        where named.id not in (${withValues(fileIdsOf('$1'), personId)}) order by named.place)
      where w.id in (select distinct held.holder_id from ${withValues(holdersOfOwn('$1', `'planWeek'`), personId)} held
        order by held.holder_id limit ${limit})`)
    return changed.rowCount ?? 0
  },
}

/** Deletes the person's questions and answers and recomputes whether the plan waits for an answer. */
const saidGoes: ErasureStep = {
  name: 'plan_said by_id',
  async erase({ transaction, personId, limit }) {
    const gone = await transaction.execute<{ plan_id: string }>(sql`
      delete from plan_said where ctid in (select ctid from plan_said where by_id = ${personId} limit ${limit})
      returning plan_id`)
    const planIds = [...new Set(gone.rows.map(({ plan_id }) => plan_id))]
    if (planIds.length > 0)
      await transaction.execute(sql`update plan_executions doing set asks_since = ${asksSince(sql`doing.plan_id`)}
        where doing.plan_id = any(${sql.param(planIds)}::uuid[])`)
    return gone.rowCount ?? 0
  },
}

export const doingErasure: readonly ErasureStep[] = [
  ...['plan_timers', 'execution_reminders', 'plan_records'].map((table) => deleteRows({ table, by: 'person_id' })),
  saidGoes,
  unnamed('plan_done_items', 'by_id'),
  unnamed('plan_executions', 'opinion_by_id'),
  unnamed('plan_executions', 'certified_by_id'),
  weekFilesGo,
]
