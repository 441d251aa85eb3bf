import { teacherVerified } from '@learntrail/contract/teachers/events'
import { registerNotices } from '../../platform/notices/notice-sources.ts'

export function registerTeacherNotices(): void {
  registerNotices({
    kind: 'teacherVerified',
    on: teacherVerified,
    to: ({ subjectId }) => [subjectId],
    isForActor: true,
    stands: (viewer) =>
      `exists (select 1 from accounts t where t.id = ${viewer} and t.teacher_verified_at is not null)`,
    place: { type: 'account', id: 'n.owner_id' },
  })
}
