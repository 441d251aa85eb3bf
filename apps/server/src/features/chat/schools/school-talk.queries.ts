import { isStudent, teachesAtSchool, vouchingSchoolOf } from '../../accounts/index.ts'

/**
 * SQL of the rules that the school vouching for a student sets in a room, as JSON of a `SchoolStanding`; null for
 * anybody else, and if the school has set none.
 */
export const schoolTalkOf = (account: string, room: string) => `(select json_build_object(
      'talk', s.talk, 'from', s.talk_from, 'until', s.talk_until, 'isWithTeacher', exists (
        select 1 from chatroom_members beside
        where beside.room_id = ${room} and ${teachesAtSchool('beside.account_id', 's.school_id')}))
    from chatroom_schools s where s.school_id = ${vouchingSchoolOf(account)} and ${isStudent(account)})`
