import { befriended, followed, friendAsked } from '@learntrail/contract/people/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'

/** Unread notices of one kind are merged into one, with a part per person. */
const ofMine = {
  to: ({ subjectId }: { subjectId: string }) => [subjectId],
  detail: ({ actorId, subjectId }: { actorId: string | null; subjectId: string }) => actorId ?? subjectId,
}

export function relationNotices(): NoticeSource[] {
  return [
    noticeOf({
      ...ofMine,
      kind: 'friendAsked',
      on: friendAsked,
      // A request repeated after it was withdrawn counts as new.
      detail: ({ id }) => id,
      stands: (viewer) =>
        `exists (select 1 from friend_requests r where r.asker_id = p.actor_id and r.asked_id = ${viewer})`,
      place: { type: 'received', id: 'n.owner_id' },
    }),
    noticeOf({
      ...ofMine,
      kind: 'befriended',
      on: befriended,
      detail: ({ id }) => id,
      stands: (viewer) =>
        `exists (select 1 from friendships f where f.person_id = ${viewer} and f.friend_id = p.actor_id)`,
      place: { type: 'friends', id: 'n.owner_id' },
    }),
    noticeOf({
      ...ofMine,
      kind: 'followed',
      on: followed,
      stands: (viewer) =>
        `exists (select 1 from follows f where f.follower_id = p.actor_id and f.followed_id = ${viewer})`,
      place: { type: 'fans', id: 'n.owner_id' },
    }),
  ]
}
