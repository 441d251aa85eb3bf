import { teacherVerified } from '@learntrail/contract/teachers/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { isVerifiedTeacherById } from '../accounts/index.ts'

export function teacherNotices(): NoticeSource[] {
  return [
    noticeOf({
      kind: 'teacherVerified',
      on: teacherVerified,
      to: ({ subjectId }) => [subjectId],
      isForActor: true,
      stands: isVerifiedTeacherById,
      place: { type: 'account', id: 'n.owner_id' },
    }),
  ]
}
