import { personLeft, transferBegun, transferEnded, transferred } from '@learntrail/contract/schools/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { everyImported, joinSchool } from '../profiles/index.ts'

/** SQL: the name of the school in this column of the reader's row in the list. */
const schoolBy = (column: string) =>
  `(select s.name from ${everyImported('i')} ${joinSchool('s', `i.${column}`)} where i.account_id = n.owner_id)`

const isMoving = (viewer: string) =>
  `exists (select 1 from ${everyImported('i')} where i.account_id = ${viewer} and i.moving_to is not null)`

const toThem = {
  to: ({ subjectId }: { subjectId: string }) => [subjectId],
  place: { type: 'account', id: 'n.owner_id' },
} as const

/** Notices of what a school decided about a person who was not present. */
export function schoolNotices(): NoticeSource[] {
  return [
    noticeOf({
      ...toThem,
      kind: 'transferBegun',
      on: transferBegun,
      title: () => schoolBy('moving_to'),
      stands: isMoving,
    }),
    noticeOf({
      ...toThem,
      kind: 'transferred',
      on: transferred,
      title: () => schoolBy('school_id'),
      stands: () => 'true',
    }),
    noticeOf({
      ...toThem,
      kind: 'transferEnded',
      on: transferEnded,
      title: () => schoolBy('school_id'),
      // If a transfer was begun again meanwhile, only that matters.
      stands: (viewer) => `not ${isMoving(viewer)}`,
    }),
    noticeOf({ ...toThem, kind: 'leftSchool', on: personLeft, stands: () => 'true' }),
  ]
}
