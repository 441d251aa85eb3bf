import { courseRemarkReplied, courseRemarkWritten } from '@learntrail/contract/courses/events'
import { noticeLimits } from '@learntrail/contract/notices/limits'
import { type NoticeSource, noticeOf } from '../../../platform/notices/notice-sources.ts'
import { teachesCourse } from '../visible.sql.ts'
import { listSpeakers, listWriters } from './remarks.repository.ts'

/** SQL for a value of the notice's remark. */
const ofRemark = (what: string) =>
  `(select ${what} from course_remarks r join courses course on course.id = r.course_id where r.id = n.subject_id)`

/** SQL for the remark or reply of this id. */
const said = (id: string) => `(select content from course_remarks where id = ${id}
  union all select content from course_remark_replies where id = ${id})`

/** Tell the writers of a course about a new remark, and those who took part in a thread about a reply. */
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
