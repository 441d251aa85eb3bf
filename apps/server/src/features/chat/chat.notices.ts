import {
  chatroomInvited,
  chatroomKeepingAnswered,
  chatroomKeepingAsked,
  chatroomMentioned,
  chatroomSilenced,
  chatroomWritten,
} from '@learntrail/contract/chat/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { joinGroup } from '../groups/index.ts'
import { hasUnread, isInRoom, meetsInRoom } from './visibility.sql.ts'

const title = () =>
  `(select coalesce(g.name, r.name) from chatrooms r left ${joinGroup('g', 'r.group_id')} where r.id = n.subject_id)`

interface OfPerson {
  id: string
  data: { personId: string }
}
const toPerson = {
  to: ({ data }: Pick<OfPerson, 'data'>) => [data.personId],
  title,
  place: { type: 'chatroom', id: 'n.subject_id' },
  isPastBlock: (viewer: string) => meetsInRoom(viewer, 'p.actor_id', 'n.subject_id'),
} as const
const isIn = (viewer: string) => isInRoom(viewer, 'n.subject_id')
const detail = ({ id }: OfPerson) => id

interface OfKeeping {
  data: { personId: string; keepingId: string }
}
const ofKeeping = {
  ...toPerson,
  to: ({ data }: OfKeeping) => [data.personId],
  detail: ({ data }: OfKeeping) => data.keepingId,
}

export function chatNotices(): NoticeSource[] {
  return [
    noticeOf({ ...toPerson, kind: 'chatroomInvited', on: chatroomInvited, detail, stands: isIn }),
    noticeOf({
      ...toPerson,
      kind: 'chatroomSilenced',
      on: chatroomSilenced,
      detail,
      stands: (viewer) => `exists (select 1 from chatroom_members s where s.room_id = n.subject_id
        and s.account_id = ${viewer} and s.silenced_at is not null)`,
    }),
    // Valid until the room is read.
    noticeOf({
      to: toPerson.to,
      place: toPerson.place,
      isPastBlock: toPerson.isPastBlock,
      kind: 'chatroomWritten',
      on: chatroomWritten,
      stands: (viewer) => hasUnread(viewer, 'n.subject_id'),
    }),
    noticeOf({ ...toPerson, kind: 'chatroomMentioned', on: chatroomMentioned, detail, stands: isIn }),
    noticeOf({
      ...ofKeeping,
      kind: 'chatroomKeepingAsked',
      on: chatroomKeepingAsked,
      // Answering makes the notice obsolete.
      stands: (viewer) => `exists (select 1 from chatroom_keeping_answers y
        where y.keeping_id = p.detail_id and y.account_id = ${viewer} and y.is_agreed is null)`,
    }),
    noticeOf({
      ...ofKeeping,
      kind: 'chatroomKeepingAnswered',
      on: chatroomKeepingAnswered,
      stands: (viewer) =>
        `exists (select 1 from chatroom_keepings k where k.id = p.detail_id and k.asked_by = ${viewer})`,
    }),
  ]
}
