import type { TeachingRoom } from '@learntrail/contract/chat/teaching'
import { groupLimits } from '@learntrail/contract/groups/limits'
import type { Person } from '../../../platform/access/person.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { classesLedBy } from '../../groups/index.ts'
import { seenRoom } from '../visibility.sql.ts'
import { unread } from './rooms.queries.ts'

/** $1 viewer. */
const roomsQuery = {
  name: 'chatrooms-teaching',
  text: `select c.id as "groupId", r.id as "roomId", case when own.is_muted then 0 else ${unread} end as unread
    from ${classesLedBy('$1')} c join chatrooms r on r.group_id = c.id
      join chatroom_members own on own.room_id = r.id and own.account_id = $1
    where ${seenRoom('$1', 'r')} order by c.name, c.id ${limitTo(groupLimits.forTeacher)}`,
}

/** Returns the rooms of the classes a person leads. */
export async function listTeachingRooms({ pool }: Platform, { id }: Pick<Person, 'id'>) {
  const { rows } = await pool.query<TeachingRoom>({ ...roomsQuery, values: [id] })
  return { items: rows }
}
