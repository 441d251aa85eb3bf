import { coursePublished } from '@learntrail/contract/courses/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { listLearners } from './publishing/publishing.repository.ts'
import { readsEdition } from './visible.sql.ts'

const editionOf = `from courses course join accounts a on a.id = course.owner_id
  join course_editions edition on edition.course_id = course.id and edition.number = course.edition_number
  where course.id = n.subject_id`

/** Those who learn a course are told of a new edition of it, with what its teachers say about that. */
export const courseNotices = (): NoticeSource[] => [
  noticeOf({
    kind: 'courseChanged',
    on: coursePublished,
    concerns: ({ number }) => number > 1,
    to: ({ subjectId }, transaction) => listLearners(transaction, subjectId),
    stands: (viewer) => `exists (select 1 ${editionOf} and ${readsEdition(viewer, 'course', 'a')}
      and exists (select 1 from course_learners joined
        where joined.course_id = course.id and joined.person_id = ${viewer} and joined.has_joined))`,
    title: () => `(select edition.outline ->> 'name' ${editionOf})`,
    excerpt: () => `(select nullif(edition.note, '') ${editionOf})`,
    place: { type: 'course', id: 'n.subject_id' },
  }),
]
