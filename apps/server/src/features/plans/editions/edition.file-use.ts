import { joinAccount } from '../../accounts/index.ts'
import { type FileUse, filesIn } from '../../files/index.ts'
import { readsDoing } from '../doing/doing.sql.ts'

/** Sealed documents are seen by the plan's owner, its members and the teachers who sign it. */
export const planEditionFileUse: FileUse = {
  name: 'planEdition',
  holder: { table: 'plan_editions', id: 'plan_id', number: 'number', files: filesIn('file_ids') },
  shows: (hold, viewer) => `exists (
    select 1 from plans plan ${joinAccount('a', 'plan.owner_id')}
    where plan.id = ${hold}.holder_id and ${readsDoing(viewer, 'plan', 'a')})`,
  named: (hold) => `select plan.id, plan.name as title from plans plan where plan.id = ${hold}.holder_id`,
}
