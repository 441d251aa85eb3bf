import { weekToGoOn } from '@learntrail/contract/plans/doing/pace'
import type { PlanCard } from '@learntrail/contract/plans/plans'
import type { Pool } from 'pg'

interface LeftRow {
  id: string
  left: number[]
}

/** $1 plan ids. Returns how many items of each week are not done. */
const leftQuery = {
  name: 'plans-left',
  text: `select plan.id, array(select (select count(*)::int from jsonb_array_elements(w.week -> 'items') item
        where not exists (select 1 from plan_done_items done
          where done.plan_id = plan.id and done.item_id = (item ->> 'id')::uuid))
      from jsonb_array_elements(plan.content #> '{progress,weeks}') with ordinality w(week, place) order by w.place) as left
    from plans plan where plan.id = any($1::uuid[])`,
}

/** Adds the week to go on with to the cards of plans being done. */
export async function withDoing(pool: Pool, cards: readonly PlanCard[], today: string): Promise<PlanCard[]> {
  const ids = cards.filter(({ stage }) => stage === 'doing').map(({ _id }) => _id)
  if (ids.length === 0) return [...cards]
  const { rows } = await pool.query<LeftRow>({ ...leftQuery, values: [ids] })
  const leftOf = new Map(rows.map(({ id, left }) => [id, left]))
  return cards.map((card) => {
    const left = leftOf.get(card._id)
    const week = left === undefined ? null : weekToGoOn(card, left, today)
    return week === null ? card : { ...card, doing: { week, left: left?.[week - 1] ?? 0 } }
  })
}
