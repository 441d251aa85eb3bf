import { courseFinished } from '@learntrail/contract/courses/events'
import { type NoticeSource, noticeOf } from '../../../platform/notices/notice-sources.ts'
import { listTeachers } from '../courses.repository.ts'
import { fromCourses, teachesCourse } from '../visible.sql.ts'

/** Tells a course's teachers who has finished it; unread ones of a course make one notice. */
export const finishNotices = (): NoticeSource[] => [
  noticeOf({
    kind: 'courseFinished',
    on: courseFinished,
    to: ({ subjectId }, transaction) => listTeachers(transaction, subjectId),
    stands: (viewer) => `exists (select 1 ${fromCourses}
      join course_learners learner on learner.course_id = course.id and learner.person_id = p.actor_id
        and learner.has_joined and learner.finished_at is not null
      where course.id = n.subject_id and a.deleted_at is null and ${teachesCourse(viewer, 'course')})`,
    title: () => '(select course.name from courses course where course.id = n.subject_id)',
    place: { type: 'courseLearners', id: 'n.subject_id' },
  }),
]
