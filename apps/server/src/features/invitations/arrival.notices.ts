import { invitationTaken } from '@learntrail/contract/invitations/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'

export function arrivalNotices(): NoticeSource[] {
  return [
    noticeOf({
      kind: 'newcomer',
      on: invitationTaken,
      to: ({ subjectId }) => [subjectId],
      stands: (viewer) => `exists (
        select 1 from invitation_arrivals i where i.account_id = p.actor_id and i.inviter_id = ${viewer})`,
      place: { type: 'arrivals', id: 'n.owner_id' },
    }),
  ]
}
