import { everyAccount, isProvenStudent, joinAccount } from '../../accounts/index.ts'

/**
 * SQL of the rules that the school vouching for a student sets in a room, as JSON of a `SchoolStanding`; null for
 * anybody else, and if the school has set none. A person the education single sign-on calls a student counts as one,
 * whatever they signed up as.
 */
export const schoolTalkOf = (account: string, room: string) => `(select json_build_object(
      'talk', s.talk, 'from', s.talk_from, 'until', s.talk_until, 'isWithTeacher', exists (
        select 1 from chatroom_members beside ${joinAccount('teacher', 'beside.account_id')}
        where beside.room_id = ${room} and teacher.teacher_verified_at is not null and teacher.vouched_school_id = s.school_id))
    from ${everyAccount('pupil')} join chatroom_schools s on s.school_id = pupil.vouched_school_id
    where pupil.id = ${account} and (pupil.registration_role = 'student' or ${isProvenStudent('pupil.id')}))`
