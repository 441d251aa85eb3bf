import { joinAccount } from '../../accounts/index.ts'
import { type FileUse, filesIn } from '../../files/index.ts'
import { readsDoing } from './doing.sql.ts'

/** A week's files are seen by the plan's owner, its members and the teachers who sign it. */
export const planWeekFileUse: FileUse = {
  name: 'planWeek',
  holder: { table: 'plan_weeks', id: 'id', files: filesIn('file_ids') },
  shows: (hold, viewer) => `exists (
    select 1 from plan_weeks w join plans plan on plan.id = w.plan_id ${joinAccount('a', 'plan.owner_id')}
    where w.id = ${hold}.holder_id and ${readsDoing(viewer, 'plan', 'a')})`,
  named: (hold) => `select plan.id, plan.name as title from plan_weeks w join plans plan on plan.id = w.plan_id
    where w.id = ${hold}.holder_id`,
}
