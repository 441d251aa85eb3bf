import type { FileUse } from '../files/index.ts'
import { isHeldBy, isShown } from './broadcasts.queries.ts'

const held = (file: string) => `b.file_ids @> array[${file}.id]`

/** The pictures of a broadcast are seen by whoever reads it, before its moment by those who answer for it. */
export const broadcastFileUse: FileUse = {
  name: 'broadcast',
  holds: (file) => `exists (select 1 from broadcasts b where ${held(file)} and b.withdrawn_at is null)`,
  shows: (file, viewer, now) => `exists (
    select 1 from broadcasts b join accounts a on a.id = ${viewer} left join organizations o on o.account_id = a.id
    where ${held(file)} and (${isShown(now)} or ${isHeldBy}))`,
  named: (file) => `select b.id, b.title from broadcasts b where ${held(file)} and b.withdrawn_at is null`,
}
