import { joinAccount } from '../../accounts/index.ts'
import { type FileUse, fileIn } from '../../files/index.ts'
import { isSigner, writesPlan } from '../visible.sql.ts'

const ofPlan = (hold: string) =>
  `plan_lines l join plans plan on plan.id = l.plan_id ${joinAccount('a', 'plan.owner_id')} where l.key = ${hold}.holder_id`

/** The photograph of a paper signature is seen by everybody who takes part in the plan. */
export const paperFileUse: FileUse = {
  name: 'planPaper',
  holder: { table: 'plan_lines', id: 'key', files: fileIn('photo_id') },
  shows: (hold, viewer) => `exists (select 1 from ${ofPlan(hold)} and a.deleted_at is null
    and (${writesPlan(viewer, 'plan')} or ${isSigner(viewer, 'plan')}))`,
  named: (hold) => `select plan.id, plan.name as title from ${ofPlan(hold)}`,
}
