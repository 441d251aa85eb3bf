import { pebbleLaid } from '@learntrail/contract/pebbles/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { joinAccount } from '../accounts/index.ts'
import { listFriendIds } from './pebbles.repository.ts'
import { visiblePebble } from './visibility.sql.ts'

export function pebbleNotices(): NoticeSource[] {
  return [
    noticeOf({
      kind: 'pebbleLaid',
      on: pebbleLaid,
      to: ({ actorId }, transaction) => (actorId === null ? [] : listFriendIds(transaction, actorId)),
      detail: ({ subjectId }) => subjectId,
      stands: (viewer) => `exists (select 1 from pebbles o ${joinAccount('a', 'o.owner_id')}
        where o.id = n.subject_id and ${visiblePebble(viewer, 'o', 'a')})`,
      title: () => '(select o.words from pebbles o where o.id = n.subject_id)',
      place: { type: 'pebble', id: 'n.subject_id' },
    }),
  ]
}
