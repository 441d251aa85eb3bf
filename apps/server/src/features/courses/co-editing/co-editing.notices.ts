import {
  courseCoEditorInvited,
  courseCoEditorJoined,
  courseCoEditorLeft,
  courseHandedOver,
} from '@learntrail/contract/courses/events'
import { type NoticeSource, noticeOf } from '../../../platform/notices/notice-sources.ts'

const title = () => '(select course.name from courses course where course.id = n.subject_id)'
const inEditor = { title, place: { type: 'courseEdit', id: 'n.subject_id' } } as const

const isTheirs = (viewer: string) =>
  `exists (select 1 from courses course where course.id = n.subject_id and course.owner_id = ${viewer})`

const editor = (person: string, further: string) => `exists (select 1 from course_editors editor
  where editor.course_id = n.subject_id and editor.person_id = ${person} and ${further})`

export const coEditingNotices = (): NoticeSource[] => [
  noticeOf({
    kind: 'courseCoEditorInvited',
    on: courseCoEditorInvited,
    title,
    place: { type: 'courseInvitations', id: 'n.subject_id' },
    to: ({ data }) => [data.personId],
    stands: (viewer) => editor(viewer, 'not editor.is_accepted'),
  }),
  noticeOf({
    ...inEditor,
    kind: 'courseCoEditorJoined',
    on: courseCoEditorJoined,
    to: ({ data }) => [data.ownerId],
    detail: ({ data }) => data.personId,
    stands: (viewer) => `(${isTheirs(viewer)} and ${editor('p.actor_id', 'editor.is_accepted')})`,
  }),
  // A person who is removed gets no notice: the course just disappears for them.
  noticeOf({
    ...inEditor,
    kind: 'courseCoEditorLeft',
    on: courseCoEditorLeft,
    to: ({ data }) => [data.ownerId],
    stands: (viewer) => `(${isTheirs(viewer)} and not ${editor('p.actor_id', 'editor.is_accepted')})`,
  }),
  noticeOf({
    ...inEditor,
    kind: 'courseHandedOver',
    on: courseHandedOver,
    to: ({ data }) => [data.personId],
    stands: isTheirs,
  }),
]
