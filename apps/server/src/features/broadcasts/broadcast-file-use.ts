import { type FileUse, namedBy } from '../files/index.ts'
import { isHeldBy, isShown } from './broadcasts.queries.ts'

/** The pictures of a broadcast are seen by whoever reads it, before its moment by those who answer for it. */
export const broadcastFileUse: FileUse = {
  name: 'broadcast',
  holder: {
    table: 'broadcasts',
    id: 'id',
    files: (broadcast) => `case when ${broadcast}.withdrawn_at is null then ${broadcast}.file_ids else '{}' end`,
  },
  shows: (hold, viewer, now) => `exists (
    select 1 from broadcasts b join accounts a on a.id = ${viewer} left join organizations o on o.account_id = a.id
    where b.id = ${hold}.holder_id and (${isShown(now)} or ${isHeldBy}))`,
  named: namedBy('broadcasts'),
}
