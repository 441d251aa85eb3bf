import type { TodoSource } from '../../platform/todos/todo-sources.ts'
import { joinAccount } from '../accounts/index.ts'
import { joinGroup } from '../groups/index.ts'
import { personSummaryOf } from '../people/index.ts'
import { unread } from './rooms/rooms.queries.ts'
import { notBlockedInRoom, seenRoom } from './visibility.sql.ts'

const feature = 'chatroom'

/** Unmuted rooms with unread messages. */
const roomUnread: TodoSource = {
  kind: 'roomUnread',
  feature,
  first: 'since desc',
  waiting: () => `select r.id, coalesce(g.name, r.name, '') as title, '' as where_name,
      (select ${personSummaryOf('a')} from chatroom_members o ${joinAccount('a', 'o.account_id')}
        where r.type = 'direct' and o.room_id = r.id and o.account_id <> $1) as person,
      ${unread} as count, null::timestamptz as at, r.at as since
    from chatroom_members own join chatrooms r on r.id = own.room_id left ${joinGroup('g', 'r.group_id')}
    where own.account_id = $1 and ${seenRoom('$1', 'r')} and not own.is_muted and ${unread} > 0`,
}

/** Requests to keep the viewer's messages as a record; the id is the room's. */
const keepingAsked: TodoSource = {
  kind: 'keepingAsked',
  feature,
  first: 'since desc',
  waiting:
    () => `select r.id, coalesce(g.name, r.name, '') as title, '' as where_name, ${personSummaryOf('a')} as person,
      1 as count, null::timestamptz as at, k.created_at as since
    from chatroom_keeping_answers y join chatroom_keepings k on k.id = y.keeping_id
      join chatrooms r on r.id = k.room_id ${joinAccount('a', 'k.asked_by')} left ${joinGroup('g', 'r.group_id')}
      join chatroom_members own on own.room_id = r.id and own.account_id = $1
    where y.account_id = $1 and y.is_agreed is null and ${seenRoom('$1', 'r')}
      and ${notBlockedInRoom('$1', 'k.asked_by', 'r.id')}`,
}

export const chatTodos = [keepingAsked, roomUnread]
