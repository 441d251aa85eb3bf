import { personLeft, transferBegun, transferEnded, transferred } from '@learntrail/contract/schools/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { isMovingSchool, listedSchoolNameOf, nextSchoolNameOf } from '../profiles/index.ts'

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
      title: () => nextSchoolNameOf('n.owner_id'),
      stands: isMovingSchool,
    }),
    noticeOf({
      ...toThem,
      kind: 'transferred',
      on: transferred,
      title: () => listedSchoolNameOf('n.owner_id'),
      stands: () => 'true',
    }),
    noticeOf({
      ...toThem,
      kind: 'transferEnded',
      on: transferEnded,
      title: () => listedSchoolNameOf('n.owner_id'),
      // If a transfer was begun again meanwhile, only that matters.
      stands: (viewer) => `not ${isMovingSchool(viewer)}`,
    }),
    noticeOf({ ...toThem, kind: 'leftSchool', on: personLeft, stands: () => 'true' }),
  ]
}
