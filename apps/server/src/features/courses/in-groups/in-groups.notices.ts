import { courseAddedToGroup } from '@learntrail/contract/courses/events'
import { type NoticeSource, noticeOf } from '../../../platform/notices/notice-sources.ts'
import { groupNameOf, isIn, listMemberIds, meetsIn } from '../../groups/index.ts'

/** Tells a group's members about added courses; unread ones of a group make one notice. */
export const inGroupNotices = (): NoticeSource[] => [
  noticeOf({
    kind: 'courseInGroup',
    on: courseAddedToGroup,
    to: ({ data }, transaction) => listMemberIds(transaction, data.groupId),
    subject: ({ data }) => data.groupId,
    detail: ({ subjectId }) => subjectId,
    isPastBlock: (viewer) => meetsIn(viewer, 'p.actor_id', 'n.subject_id'),
    stands: (viewer) => `(${isIn(viewer, 'n.subject_id')} and exists (select 1 from group_courses it
      where it.group_id = n.subject_id and it.course_id = p.detail_id))`,
    title: () => groupNameOf('n.subject_id'),
    place: { type: 'coursesOfGroup', id: 'n.subject_id' },
  }),
]
