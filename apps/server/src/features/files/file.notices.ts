import { conversionFailed } from '@learntrail/contract/files/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'

export function fileNotices(): NoticeSource[] {
  return [
    noticeOf({
      kind: 'fileFailed',
      on: conversionFailed,
      to: ({ data }) => [data.ownerId],
      stands: () => `exists (select 1 from files f where f.id = n.subject_id and f.conversion_state = 'failed')`,
      title: () => '(select f.display_name from files f where f.id = n.subject_id)',
      place: { type: 'files', id: 'n.owner_id' },
    }),
  ]
}
