import { limits } from '@learntrail/contract/limits'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { fromAccounts, joinAccount } from '../../accounts/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { realName, withSaid } from '../../profiles/index.ts'

/** Rooms of a school's groups: rows `g` and `r`; $1 school. */
const roomsOfSchool = `groups g join chatrooms r on r.group_id = g.id`
const isOfSchool = `g.school_id = $1 and g.type = 'school' and g.deleted_at is null`

const group = `json_build_object('id', g.id, 'name', g.name) as "group"`
const known = `${personSummaryOf('a')} as person, ${realName} as "realName"`
/** Name of the person who led the group. */
const leader = (id: string) => `(select case when l.full_name <> '' then l.full_name else l.display_name end
  ${fromAccounts('l', id)})`

/** $1 school, $2–4 cursor (moment, person, room), $5 now. */
export const silencesQuery = {
  name: 'school-silences',
  text: `select m.room_id as "roomId", ${group}, ${known}, m.silenced_at as since, m.silenced_until as until,
      m.silence_reason as reason, ${leader('m.silenced_by')} as "silencedBy"
    from ${roomsOfSchool} join chatroom_members m on m.room_id = r.id and m.silenced_at is not null
      ${joinAccount('a', 'm.account_id')} ${withSaid}
    where ${isOfSchool} and not m.is_administrator and coalesce(m.silenced_until > $5::timestamptz, true)
      and (m.silenced_at, m.account_id, m.room_id) < ($2::timestamptz, $3::uuid, $4::uuid)
    order by m.silenced_at desc, m.account_id desc, m.room_id desc ${limitTo(limits.peoplePageSize + 1)}`,
}

/** $1 school, $2–3 cursor (moment, id). */
export const takenOutQuery = {
  name: 'school-taken-out',
  text: `select m.id, ${group}, ${known}, ${isoTime('m.created_at')} as "saidAt", m.removed_at as "removedAt",
      ${leader('m.removed_by')} as "removedBy",
      case when m.withheld is not null then json_build_object('text', m.withheld->>'text',
        'files', jsonb_array_length(m.withheld->'fileIds')) end as kept
    from ${roomsOfSchool} join chatroom_messages m on m.room_id = r.id and m.removed_at is not null
      ${joinAccount('a', 'm.author_id')} ${withSaid}
    where ${isOfSchool} and (m.removed_at, m.id) < ($2::timestamptz, $3::uuid)
    order by m.removed_at desc, m.id desc ${limitTo(limits.peoplePageSize + 1)}`,
}

/** $1 school, $2 room. The name of its group. */
export const roomOfSchoolQuery = {
  name: 'school-room',
  text: `select r.id, g.name as title from ${roomsOfSchool} where ${isOfSchool} and r.id = $2`,
}
