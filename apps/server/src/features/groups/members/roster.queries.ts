import { groupLimits } from '@learntrail/contract/groups/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount } from '../../accounts/index.ts'
import { joinProfile, realName, studentNumber, withSaid } from '../../profiles/index.ts'
import { administers, classesLedBy, classGroup, ledIn, visibleInside } from '../visibility.sql.ts'

/*
 * How administrators of a class know its people, as SQL. `a` is the row of accounts; `joinProfile` and `withSaid` of
 * profiles join the others.
 */

/** Members of a group (`$2`) and applicants, whom administrators must be able to identify. */
const known = `(select m.account_id, m.level, m.member_number, m.number_order, m.since from group_members m where m.group_id = $2
  union all select r.account_id, 3::smallint, '', '3', r.since from group_requests r
    where r.group_id = $2 and r.role = ${memberRoles.applying}) m`

/**
 * $1 viewer, $2 group: the people whom the viewer may see in it, by seat number; empty for those who do not administer
 * it.
 */
export const rosterQuery = {
  name: 'group-roster',
  text: `select a.id as "personId", m.member_number as "memberNumber",
      case when ${classGroup('g')} then ${realName} else '' end as "realName",
      case when ${classGroup('g')} then ${studentNumber} else '' end as "studentNumber"
    from ${known} join groups g on g.id = $2 ${joinAccount('a', 'm.account_id')} ${joinProfile}
      ${withSaid}
    where ${administers('$1', '$2')} and ${visibleInside('$1', 'a', '$2')}
    order by m.level = 2 desc, m.level desc, m.number_order, m.since, m.account_id`,
}

const seat = (pick: 'min' | 'max') => `${pick}(nullif(m.member_number, '')) over (partition by a.id)`

/** $1 viewer: the pupils of all classes that they lead, whom they may see there. */
export const ownPupilsQuery = {
  name: 'group-own-pupils',
  text: `select distinct on (a.id) a.id as "personId",
      coalesce(case when ${seat('min')} = ${seat('max')} then ${seat('min')} end, '') as "memberNumber",
      ${realName} as "realName", ${studentNumber} as "studentNumber"
    from ${classesLedBy('$1')} c cross join lateral ${ledIn('c.id')} m ${joinAccount('a', 'm.account_id')} ${joinProfile}
      ${withSaid}
    where ${visibleInside('$1', 'a', 'c.id')}
    order by a.id ${limitTo(groupLimits.pupilsKnown)}`,
}
