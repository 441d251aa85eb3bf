import { teacherVerified } from '@learntrail/contract/teachers/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'

export function teacherNotices(): NoticeSource[] {
  return [
    noticeOf({
      kind: 'teacherVerified',
      on: teacherVerified,
      to: ({ subjectId }) => [subjectId],
      isForActor: true,
      stands: (viewer) =>
        `exists (select 1 from accounts t where t.id = ${viewer} and t.teacher_verified_at is not null)`,
      place: { type: 'account', id: 'n.owner_id' },
    }),
  ]
}
