import type { NoticeSource } from '../../../platform/notices/notice-sources.ts'
import { commentNoticeTo } from '../../comments/index.ts'
import { listTeachers } from '../courses.repository.ts'

/** Tells all teachers of a course about a question, not only its owner. */
export const courseDiscussionNotices = (): NoticeSource[] => [
  commentNoticeTo({
    concerns: ({ targetType }) => targetType === 'course',
    to: async ({ subjectId, data }, transaction) =>
      (await listTeachers(transaction, subjectId)).filter((id) => id !== data.ownerId),
  }),
]
