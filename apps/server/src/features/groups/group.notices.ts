import {
  groupApplied,
  groupContinued,
  groupInvited,
  groupJoined,
  groupRoleChanged,
} from '@learntrail/contract/groups/events'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { listAdministrators, listMemberIds } from './members/membership.repository.ts'
import { meetsIn } from './visibility.sql.ts'

const title = () => '(select g.name from groups g where g.id = n.subject_id)'
const isThere = 'exists (select 1 from groups g where g.id = n.subject_id and g.deleted_at is null)'
const toGroup = { type: 'group', id: 'n.subject_id' } as const
const requestOf = (person: string, roles: string) =>
  `exists (select 1 from group_requests r where r.group_id = n.subject_id and r.account_id = ${person} and r.role in (${roles}))`

interface OfMember {
  subjectId: string
  data: { personId: string }
}
/**
 * SQL: whether the notice passes a block because both meet in the group. Not for invited people, who are not in it yet.
 */
const isPastBlock = (viewer: string) => meetsIn(viewer, 'p.actor_id', 'n.subject_id')
const toMember = { to: ({ data }: OfMember) => [data.personId], title, place: toGroup, isPastBlock }

export function groupNotices(): NoticeSource[] {
  return [
    noticeOf({
      ...toMember,
      kind: 'groupInvited',
      on: groupInvited,
      detail: ({ id }) => id,
      stands: (viewer) =>
        `(${isThere} and ${requestOf(viewer, `${memberRoles.invitedAsMember}, ${memberRoles.invitedAsAdministrator}`)})`,
    }),
    noticeOf({
      kind: 'groupApplied',
      on: groupApplied,
      to: ({ subjectId }, transaction) => listAdministrators(transaction, subjectId),
      detail: ({ actorId, id }) => actorId ?? id,
      stands: (viewer) => `(${isThere} and ${requestOf('p.actor_id', String(memberRoles.applying))}
        and exists (select 1 from group_members m where m.group_id = n.subject_id and m.account_id = ${viewer} and m.level < 2))`,
      title,
      isPastBlock,
      place: { type: 'groupRequests', id: 'n.subject_id' },
    }),
    noticeOf({
      ...toMember,
      kind: 'groupAccepted',
      on: groupJoined,
      stands: isMember,
    }),
    noticeOf({
      kind: 'groupContinued',
      on: groupContinued,
      to: async ({ subjectId, actorId }, transaction) =>
        (await listMemberIds(transaction, subjectId)).filter((id) => id !== actorId),
      title,
      isPastBlock,
      place: toGroup,
      stands: isMember,
    }),
    noticeOf({
      ...toMember,
      kind: 'groupRole',
      on: groupRoleChanged,
      // Nobody told the person whom a group fell to.
      to: ({ actorId, data }) => (actorId === null ? [] : [data.personId]),
      detail: ({ id }) => id,
      stands: (viewer) => `(${isThere} and exists (
        select 1 from group_members m where m.group_id = n.subject_id and m.account_id = ${viewer} and m.level < 2))`,
    }),
  ]
}

const isMember = (viewer: string) => `(${isThere} and exists (
  select 1 from group_members m where m.group_id = n.subject_id and m.account_id = ${viewer}))`
