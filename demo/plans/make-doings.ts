import { openExecution, saveWeek } from '../../apps/server/src/features/plans/demo.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { doings } from './doings.ts'

/** Makes the doing of plans, week by week. Idempotent. */
export async function makeDoings({ platform, calendar }: Making, ids: Ids): Promise<void> {
  for (const { of, begunDaysAgo, weeks } of doings) {
    const owner = actor(idOf(ids, of))
    const found = await platform.pool.query<{ id: string }>(
      'select id from plans where client_id = $1 and owner_id = $2',
      [stableId(`plan of ${of}`), owner.id],
    )
    const id = found.rows[0]?.id ?? ''
    const begun = await openExecution(platformAt(platform, calendar.daysAgo(begunDaysAgo)), owner, id)
    for (const [place, { daysAgo, ...written }] of weeks.entries()) {
      const week = begun.content.progress.weeks[place]
      const save = { version: 0, writer: stableId('writer'), save: 1 }
      const doneItemIds = week?.items.map((item) => item.id) ?? []
      const at = platformAt(platform, calendar.daysAgo(daysAgo))
      await saveWeek(at, owner, { id, weekId: week?.id ?? '' }, { ...save, ...written, doneItemIds })
    }
  }
}
