import { scheduleFailed } from '@learntrail/contract/drafts/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'

export function draftNotices(): NoticeSource[] {
  return [
    noticeOf({
      kind: 'scheduleFailed',
      on: scheduleFailed,
      to: ({ data }) => [data.ownerId],
      stands: () => `exists (
        select 1 from drafts d where d.id = n.subject_id and d.failure is not null and d.scheduled_at is null)`,
      title: () => '(select d.title from drafts d where d.id = n.subject_id)',
      place: { type: 'draft', id: 'n.subject_id' },
    }),
  ]
}
