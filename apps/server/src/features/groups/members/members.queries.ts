import { memberRoles } from '@learntrail/contract/groups/roles'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount } from '../../accounts/index.ts'
import {
  closenessOf,
  isShown,
  isVerifiedTeacher,
  joinNames,
  personSummaryOf,
  relationOf,
  remarkOf,
  shownSchool,
} from '../../people/index.ts'
import { joinProfile, realName, studentNumber, withSaid } from '../../profiles/index.ts'
import { groupSummaryOf } from '../group-summary.sql.ts'
import { administers, classGroup, visibleGroup, visibleInside } from '../visibility.sql.ts'

const isSeen = visibleInside('$1', 'a', '$2')
const person = `a.id, ${personSummaryOf('a')} as person, ${shownSchool('$1')} as "schoolName",
  ${relationOf('$1', 'a.id')} as relation`

const byNumber = 'm.number_order'

/** SQL of members whose names contain `$8`; administrators of a class also search the roster's names and numbers. */
const isNamed = (isForAdministrators: boolean) => {
  const byNames = 'n.tokens @> $7::text[] and position($8 in n.names) > 0'
  if (!isForAdministrators) return `and ${byNames}`
  return `and ((${byNames}) or exists (select 1 from groups g ${withSaid}
    where g.id = m.group_id and ${classGroup('g')} and (lower(m.member_number) = $8 or position($8 in n.full_name) > 0
      or position($8 in lower(concat_ws(' ', ${realName}, ${studentNumber}))) > 0)))`
}

/**
 * $1 viewer, $2 group, $3–6 cursor (level, seat number, moment, id), $7 name tokens, $8 folded keyword. Administrators
 * get members ordered by seat number; others see only their own number.
 */
export const membersQuery = (isForAdministrators: boolean, hasKeyword: boolean, limit: number) => {
  const order = ['m.level', isForAdministrators ? byNumber : `''::text`, 'm.since', 'm.account_id']
  return {
    name: `group-members${isForAdministrators ? '-numbered' : ''}${hasKeyword ? '-named' : ''}-${limit}`,
    text: `select ${person}, ${isVerifiedTeacher('a', 'o')} as "isVerifiedTeacher", m.role, m.level, ${order[1]} as "numberOrder", m.since,
        case when m.account_id = $1 or ${administers('$1', '$2')} then m.member_number else '' end as "memberNumber"
      from group_members m ${joinAccount('a', 'm.account_id')}
      ${hasKeyword ? `left ${joinNames('n', 'a.id')}` : ''} ${joinProfile}
      where m.group_id = $2 and (${order.join(', ')}) > ($3::smallint, $4::text, $5::timestamptz, $6::uuid)
        and ${isSeen} ${hasKeyword ? isNamed(isForAdministrators) : ''}
      order by m.level, ${isForAdministrators ? `${byNumber}, ` : ''}m.since, m.account_id ${limitTo(limit)}`,
  }
}

/**
 * $1 viewer, $2 group: all members whom the viewer may see, in the order of the list, with seat numbers only for
 * administrators.
 */
export const everybodyQuery = (isForAdministrators: boolean) => ({
  name: `group-everybody${isForAdministrators ? '-numbered' : ''}`,
  text: `select a.id, ${personSummaryOf('a')} as person, m.role, m.since,
      ${isForAdministrators ? 'm.member_number' : `''`} as "memberNumber", ${isForAdministrators ? byNumber : `''`} as "numberOrder"
    from group_members m ${joinAccount('a', 'm.account_id')} where m.group_id = $2 and ${isSeen}
    order by m.level, ${isForAdministrators ? `${byNumber}, ` : ''}m.since, m.account_id`,
})

/** $1 viewer, $2 group: all members whom the viewer may see, with every name under which the viewer may know them. */
export const namesQuery = {
  name: 'group-members-by-names',
  text: `select ${personSummaryOf('a')} as person, a.username, m.member_number as "memberNumber",
      array[a.display_name, a.username, ${remarkOf('$1', 'a.id')},
        case when ${classGroup('g')} then ${realName} when ${isShown('fullName', closenessOf('$1'))} then a.full_name end,
        case when ${classGroup('g')} then ${studentNumber} end] as names
    from group_members m join groups g on g.id = m.group_id ${joinAccount('a', 'm.account_id')} ${joinProfile}
      ${withSaid}
    where m.group_id = $2 and ${isSeen} order by m.number_order, m.since, m.account_id`,
}

/** A group's applications received, or its invitations sent. */
export type RequestList = 'receivings' | 'sendings'
export const isOf: Record<RequestList, (r: string) => string> = {
  receivings: (r) => `${r}.role = ${memberRoles.applying}`,
  sendings: (r) => `${r}.role <> ${memberRoles.applying}`,
}

/** $1 viewer, $2 group, $3–4 cursor. */
export const requestsQuery = (list: RequestList, limit: number) => ({
  name: `group-${list}-${limit}`,
  text: `select ${person}, r.role, r.since from group_requests r ${joinAccount('a', 'r.account_id')} ${joinProfile}
    where r.group_id = $2 and ${isOf[list]('r')} and (r.since, r.account_id) < ($3::timestamptz, $4::uuid) and ${isSeen}
    order by r.since desc, r.account_id desc ${limitTo(limit)}`,
})

/** $1 viewer, $2–3 cursor: the groups they have asked to join, or are invited to. */
export const myRequestsQuery = (list: RequestList, limit: number) => ({
  name: `group-my-${list}-${limit}`,
  text: `select ${groupSummaryOf('$1', 'g')}, r.since from group_requests r join groups g on g.id = r.group_id
    where r.account_id = $1 and ${list === 'sendings' ? isOf.receivings('r') : isOf.sendings('r')}
      and (r.since, r.group_id) < ($2::timestamptz, $3::uuid) and ${visibleGroup('$1', 'g')}
    order by r.since desc, r.group_id desc ${limitTo(limit)}`,
})

/** $1 viewer, $2 group or null: the number of applications to groups they administer, and of invitations they have. */
export const requestCountsQuery = {
  name: 'group-request-counts',
  text: `select (select count(*) from group_members m join groups g on g.id = m.group_id and g.deleted_at is null
        join group_requests r on r.group_id = m.group_id and r.role = ${memberRoles.applying}
        ${joinAccount('a', 'r.account_id')}
      where m.account_id = $1 and m.level < 2 and ($2::uuid is null or m.group_id = $2) and ${visibleInside('$1', 'a', 'm.group_id')}
      )::int as applications,
    (select count(*) from group_requests r join groups g on g.id = r.group_id
      where r.account_id = $1 and r.role <> ${memberRoles.applying} and ${visibleGroup('$1', 'g')})::int as invitations`,
}

/** $1 viewer, $2 group, $3–4 cursor. */
export const bannedQuery = (limit: number) => ({
  name: `group-banned-${limit}`,
  text: `select a.id, ${personSummaryOf('a')} as person, b.since from group_bans b ${joinAccount('a', 'b.account_id')}
    where b.group_id = $2 and (b.since, b.account_id) < ($3::timestamptz, $4::uuid) and ${isSeen}
    order by b.since desc, b.account_id desc ${limitTo(limit)}`,
})
