import { uploadReminded } from '@learntrail/contract/analytics/events'
import type { ReadinessState } from '@learntrail/contract/analytics/facts'
import { type NoticeSource, noticeOf } from '../../../platform/notices/notice-sources.ts'

const kinds = {
  nothing: 'uploadNothing',
  uncertified: 'uploadUncertified',
  tooLarge: 'uploadTooLarge',
} as const satisfies Record<Exclude<ReadinessState, 'ready'>, string>

/** Notices a school sends pupils before the national upload, one kind per state. */
export function reminderNotices(): NoticeSource[] {
  return Object.entries(kinds).map(([state, kind]) =>
    noticeOf({
      kind,
      on: uploadReminded,
      concerns: (data) => data.state === state,
      to: ({ data }) => data.personIds,
      // One notice per event: a repeated reminder is a new notice.
      detail: ({ id }) => id,
      stands: () => 'true',
      // The sender acts for the school, so a block between the two people does not apply.
      isPastBlock: () => 'true',
      place: { type: 'ownRecords', id: 'n.owner_id' },
    }),
  )
}
