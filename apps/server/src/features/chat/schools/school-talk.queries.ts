/**
 * SQL of how the school that vouches for a student has them talk in a room, as JSON of a `SchoolStanding`; null for
 * everybody else, and where the school says nothing. Whom the education sign-on calls a student is one, whatever they signed
 * up as.
 */
export const schoolTalkOf = (account: string, room: string) => `(select json_build_object(
      'talk', s.talk, 'from', s.talk_from, 'until', s.talk_until, 'isWithTeacher', exists (
        select 1 from chatroom_members beside join accounts teacher on teacher.id = beside.account_id
        where beside.room_id = ${room} and teacher.teacher_verified_at is not null and teacher.vouched_school_id = s.school_id))
    from accounts pupil join chatroom_schools s on s.school_id = pupil.vouched_school_id
    where pupil.id = ${account} and (pupil.registration_role = 'student' or exists (
      select 1 from identities its where its.account_id = pupil.id and its.schooling->>'role' = 'student')))`
