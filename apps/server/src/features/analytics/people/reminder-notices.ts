import { uploadReminded } from '@learntrail/contract/analytics/events'
import type { ReadinessState } from '@learntrail/contract/analytics/facts'
import { type NoticeSource, noticeOf } from '../../../platform/notices/notice-sources.ts'

const kinds = {
  nothing: 'uploadNothing',
  uncertified: 'uploadUncertified',
  tooLarge: 'uploadTooLarge',
} as const satisfies Record<Exclude<ReadinessState, 'ready'>, string>

/** What a school reminds pupils of before the national upload, by what they lack. */
export function reminderNotices(): NoticeSource[] {
  return Object.entries(kinds).map(([state, kind]) =>
    noticeOf({
      kind,
      on: uploadReminded,
      concerns: (data) => data.state === state,
      to: ({ data }) => data.personIds,
      // One of each day: it says the same again when it is said again.
      detail: ({ id }) => id,
      stands: () => 'true',
      // A school's person is read as the school, whatever stands between two people.
      isPastBlock: () => 'true',
      place: { type: 'ownRecords', id: 'n.owner_id' },
    }),
  )
}
