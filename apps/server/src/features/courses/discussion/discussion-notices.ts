import type { NoticeSource } from '../../../platform/notices/notice-sources.ts'
import { commentNoticeTo } from '../../comments/index.ts'
import { listTeachers } from '../courses.repository.ts'

/** All who teach a course hear what is asked in it, not only whose it is. */
export const courseDiscussionNotices = (): NoticeSource[] => [
  commentNoticeTo({
    concerns: ({ targetType }) => targetType === 'course',
    to: async ({ subjectId, data }, transaction) =>
      (await listTeachers(transaction, subjectId)).filter((id) => id !== data.ownerId),
  }),
]
