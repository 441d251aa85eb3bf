import { bulletinPublished, bulletinReminded } from '@learntrail/contract/bulletins/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { meetsIn } from '../groups/index.ts'
import { isWaitedFor } from './bulletins.queries.ts'
import { listAddressees } from './bulletins.repository.ts'
import { isFor } from './visibility.sql.ts'

const ofBulletin = {
  title: () => '(select b.title from bulletins b where b.id = n.subject_id)',
  place: { type: 'bulletin', id: 'n.subject_id' },
  isPastBlock: (viewer: string) =>
    meetsIn(viewer, 'p.actor_id', '(select b.group_id from bulletins b where b.id = n.subject_id)'),
} as const

export function bulletinNotices(): NoticeSource[] {
  return [
    noticeOf({
      ...ofBulletin,
      kind: 'bulletinAppeared',
      on: bulletinPublished,
      to: ({ subjectId }, transaction) => listAddressees(transaction, subjectId, 'all'),
      detail: ({ subjectId }) => subjectId,
      isKnown: (viewer) => `exists (select 1 from bulletin_readings r
        where r.bulletin_id = n.subject_id and r.account_id = ${viewer} and r.read_at is not null)`,
      stands: (viewer) => `exists (select 1 from bulletins b where b.id = n.subject_id and ${isFor(viewer, 'b')})`,
    }),
    noticeOf({
      ...ofBulletin,
      kind: 'bulletinReminder',
      on: bulletinReminded,
      to: ({ subjectId }, transaction) => listAddressees(transaction, subjectId, 'waitedFor'),
      detail: ({ id }) => id,
      stands: (viewer) => `exists (select 1 from bulletins b
        left join bulletin_readings r on r.bulletin_id = b.id and r.account_id = ${viewer}
        left join bulletin_guardian_signatures s on s.bulletin_id = b.id and s.child_id = ${viewer}
        where b.id = n.subject_id and ${isFor(viewer, 'b')} and ${isWaitedFor('r', 's', 'b', viewer)})`,
    }),
  ]
}
