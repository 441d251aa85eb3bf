import { courseRemarkReplied, courseRemarkWritten } from '@learntrail/contract/courses/events'
import { noticeLimits } from '@learntrail/contract/notices/limits'
import { type NoticeSource, noticeOf } from '../../../platform/notices/notice-sources.ts'
import { teachesCourse } from '../visible.sql.ts'
import { listSpeakers, listWriters } from './remarks.repository.ts'

/** SQL of the remark that a notice is about. */
const ofRemark = (what: string) =>
  `(select ${what} from course_remarks r join courses course on course.id = r.course_id where r.id = n.subject_id)`

/** SQL of the remark or the reply `id`. */
const said = (id: string) => `(select content from course_remarks where id = ${id}
  union all select content from course_remark_replies where id = ${id})`

/** A new remark is told to all who write the course, a reply to those who said something there. */
export function remarkNotices(): NoticeSource[] {
  const remark = {
    kind: 'courseRemark' as const,
    stands: (viewer: string) =>
      `(exists ${said('p.detail_id')} and coalesce(${ofRemark(teachesCourse(viewer, 'course'))}, false))`,
    title: () => ofRemark('course.name'),
    excerpt: () => `(select left(content, ${noticeLimits.excerpt}) from ${said('seen.detail_id')} as said)`,
    place: {
      type: 'courseEdit' as const,
      id: ofRemark('course.id'),
      threadId: 'n.subject_id',
      commentId: 'seen.detail_id',
    },
  }
  return [
    noticeOf({
      ...remark,
      on: courseRemarkWritten,
      to: ({ subjectId }, transaction) => listWriters(transaction, subjectId),
      subject: ({ data }) => data.remarkId,
      detail: ({ data }) => data.remarkId,
    }),
    noticeOf({
      ...remark,
      on: courseRemarkReplied,
      to: ({ data }, transaction) => listSpeakers(transaction, data.remarkId),
      subject: ({ data }) => data.remarkId,
      detail: ({ data }) => data.replyId,
    }),
  ]
}
