import { joinAccount } from '../accounts/index.ts'
import { type FileUse, namedBy } from '../files/index.ts'
import { joinOrganization } from '../profiles/index.ts'
import { isHeldBy, isShown } from './broadcasts.queries.ts'

/** A broadcast's pictures are visible to its readers, and before it starts to its senders. */
export const broadcastFileUse: FileUse = {
  name: 'broadcast',
  holder: {
    table: 'broadcasts',
    id: 'id',
    files: (broadcast) => `case when ${broadcast}.withdrawn_at is null then ${broadcast}.file_ids else '{}' end`,
  },
  shows: (hold, viewer, now) => `exists (
    select 1 from broadcasts b ${joinAccount('a', viewer)} left ${joinOrganization('o', 'a.id')}
    where b.id = ${hold}.holder_id and (${isShown(now)} or ${isHeldBy}))`,
  named: namedBy('broadcasts'),
}
