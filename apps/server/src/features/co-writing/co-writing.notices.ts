import {
  sharedAccepted,
  sharedAgreed,
  sharedDeclined,
  sharedHandedOver,
  sharedInvited,
} from '@learntrail/contract/co-writing/events'
import type { EventData, EventKind } from '@learntrail/contract/event'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'

const ofShared = {
  title: () => '(select s.title from shared_records s where s.id = n.subject_id)',
  place: { type: 'shared', id: 'n.subject_id' },
} as const

/** SQL: the viewer takes part in the shared record, in this state. */
const isMine = (viewer: string, state: string) => `exists (
  select 1 from shared_people me where me.shared_id = n.subject_id and me.person_id = ${viewer} and me.state = '${state}')`

export function coWritingNotices(): NoticeSource[] {
  return [
    noticeOf({
      ...ofShared,
      kind: 'coWritingAsked',
      on: sharedInvited,
      to: ({ data }) => [data.personId],
      stands: (viewer) => isMine(viewer, 'invited'),
    }),
    noticeOf(answered('coWritingAccepted', sharedAccepted)),
    noticeOf(answered('coWritingDeclined', sharedDeclined)),
    noticeOf(answered('coWritingAgreed', sharedAgreed)),
    noticeOf(answered('coWritingHandedOver', sharedHandedOver)),
  ]
}

const answered = <Data extends EventData & { ownerId: string | null }>(
  kind: NoticeSource['kind'],
  on: EventKind<Data>,
): NoticeSource<Data> => ({
  ...ofShared,
  kind,
  on,
  to: ({ data }) => [data.ownerId],
  stands: (viewer) => isMine(viewer, 'accepted'),
})
