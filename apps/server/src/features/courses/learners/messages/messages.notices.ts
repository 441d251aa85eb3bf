import { courseLearnersTold } from '@learntrail/contract/courses/events'
import { noticeLimits } from '@learntrail/contract/notices/limits'
import { type NoticeSource, noticeOf } from '../../../../platform/notices/notice-sources.ts'
import { isThere, listReaders, wasTold } from './messages.repository.ts'

const said = (id: string) => `from course_messages said where said.course_id = n.subject_id and said.id = ${id}`

/** Tells the recipients about a message. */
export const messageNotices = (): NoticeSource[] => [
  noticeOf({
    kind: 'courseMessage',
    on: courseLearnersTold,
    to: ({ subjectId, data }, transaction) => listReaders(transaction, subjectId, data.messageId),
    detail: ({ data }) => data.messageId,
    stands: (viewer) => `exists (select 1 ${said('p.detail_id')} and ${isThere(viewer)} and ${wasTold(viewer)})`,
    title: () => '(select course.name from courses course where course.id = n.subject_id)',
    excerpt: () => `(select left(said.text, ${noticeLimits.excerpt}) ${said('seen.detail_id')})`,
    place: { type: 'courseMessages', id: 'n.subject_id' },
  }),
]
