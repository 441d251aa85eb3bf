import type { GroupSummary } from '@learntrail/contract/groups/group'
import type { GroupMember, GroupRequest } from '@learntrail/contract/groups/members'
import { levelOf, type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'
import { limits } from '@learntrail/contract/limits'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { z } from 'zod'
import { asWritten } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { JsonText } from '../../../platform/json/json-text.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { lastMoment, momentKey } from '../../../platform/paging/by-moment.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fold } from '../../../platform/search/fold.ts'
import { nameQueryTokens } from '../../../platform/search/tokens.ts'
import { pickPeople } from '../../people/index.ts'
import type { Actor } from '../actor.rules.ts'
import { summaryOf } from '../group-summary.sql.ts'
import { findGroup } from '../groups.repository.ts'
import {
  bannedQuery,
  everybodyQuery,
  membersQuery,
  myRequestsQuery,
  type RequestList,
  requestCountsQuery,
  requestsQuery,
} from './members.queries.ts'
import { administers, belongs } from './transitions.rules.ts'

const memberKey = z.tuple([z.int().min(0).max(2), z.string().max(20), z.iso.datetime(), z.uuid()])
const beforeAll = [-1, '', '-infinity', firstId] as const

interface PersonRow {
  id: string
  person: JsonText<GroupMember['person']>
  since: string
}
type RelatedRow<Listed extends GroupMember | GroupRequest> = PersonRow & {
  relation: JsonText<Listed['relation']>
} & Pick<Listed, 'schoolName' | 'role'>
type MemberRow = RelatedRow<GroupMember> &
  Pick<GroupMember, 'memberNumber' | 'isVerifiedTeacher'> & { level: number; numberOrder: string }

/** Returns a page of members, for a member of the group. */
export async function listMembers(
  platform: Platform,
  person: Actor,
  { groupId, keyword, cursor }: { groupId: string; keyword: string; cursor?: string | undefined },
) {
  const after = cursor === undefined ? beforeAll : decodeCursor(cursor, memberKey)
  const isAdministrator = administers(await checkBelongs(platform, person, groupId))
  const tokens = nameQueryTokens(keyword)
  const hasKeyword = tokens.length > 0
  const found = await platform.pool.query<MemberRow>({
    ...membersQuery(isAdministrator, hasKeyword, limits.peoplePageSize + 1),
    types: asWritten,
    values: [person.id, groupId, ...after, ...(hasKeyword ? [tokens, fold(keyword)] : [])],
  })
  const { items, nextCursor } = pageOf(found.rows, limits.peoplePageSize, ({ level, numberOrder, since, id }) => [
    level,
    numberOrder,
    since,
    id,
  ])
  return { items: items.map(({ id: _, level: __, numberOrder: ___, ...item }) => item), nextCursor }
}

export interface EverybodyRow {
  id: string
  person: PersonSummary
  role: MemberRole
  memberNumber: string
  /** The sort key of the seat number, as text. */
  numberOrder: string
  since: Date
}

/** Returns all members whom the person may see, for administrators or for every member. */
export async function listEverybody(
  platform: Platform,
  person: Actor,
  groupId: string,
  isFor: 'administrators' | 'members',
): Promise<EverybodyRow[]> {
  const isForAdministrators = isFor === 'administrators'
  if (isForAdministrators) await checkAdministers(platform, person, groupId)
  else await checkBelongs(platform, person, groupId)
  const query = { ...everybodyQuery(isForAdministrators), values: [person.id, groupId] }
  return (await platform.pool.query<EverybodyRow>(query)).rows
}

const isNotThere = (account: string, group: string) => `not exists (
    select 1 from group_members m where m.group_id = ${group} and m.account_id = ${account}.id)
  and not exists (select 1 from group_requests r where r.group_id = ${group} and r.account_id = ${account}.id
    and r.role in (${memberRoles.invitedAsMember}, ${memberRoles.invitedAsAdministrator}))`

/** Returns people whom an administrator can invite. */
export async function listInvitable(platform: Platform, person: Actor, groupId: string, keyword: string) {
  await checkAdministers(platform, person, groupId)
  const but = { name: '-for-group', sql: isNotThere, value: groupId }
  return { items: await pickPeople(platform.pool, person.id, keyword, { but }) }
}

/** Returns a page of a group's applications, or of its invitations, for its administrators. */
export async function listRequests(platform: Platform, person: Actor, list: RequestList, page: OfGroup) {
  const after = momentAfter(page.cursor)
  await checkAdministers(platform, person, page.groupId)
  const found = await platform.pool.query<RelatedRow<GroupRequest>>({
    ...requestsQuery(list, limits.peoplePageSize + 1),
    types: asWritten,
    values: [person.id, page.groupId, ...after],
  })
  return withoutId(pageOf(found.rows, limits.peoplePageSize, ({ since, id }) => [since, id]))
}

interface OfGroup {
  groupId: string
  cursor?: string | undefined
}

/** Same, without pages, for a file. */
export async function listEveryRequest(
  platform: Platform,
  person: Actor,
  list: RequestList,
  { groupId, limit }: { groupId: string; limit: number },
) {
  await checkAdministers(platform, person, groupId)
  const query = { ...requestsQuery(list, limit), types: asWritten, values: [person.id, groupId, ...lastMoment] }
  const { rows } = await platform.pool.query<RelatedRow<GroupRequest>>(query)
  return rows.map((row) => ({ ...row, person: row.person.parse() }))
}

export async function listBanned(platform: Platform, person: Actor, { groupId, cursor }: OfGroup) {
  const after = momentAfter(cursor)
  await checkAdministers(platform, person, groupId)
  const found = await platform.pool.query<PersonRow>({
    ...bannedQuery(limits.peoplePageSize + 1),
    types: asWritten,
    values: [person.id, groupId, ...after],
  })
  return withoutId(pageOf(found.rows, limits.peoplePageSize, ({ since, id }) => [since, id]))
}

/** Returns a page of the groups that the person has asked to join, or is invited to. */
export async function listMyRequests({ pool }: Platform, person: Actor, list: RequestList, cursor?: string) {
  const found = await pool.query<GroupSummary & { since: string }>({
    ...myRequestsQuery(list, limits.pageSize + 1),
    types: asWritten,
    values: [person.id, ...momentAfter(cursor)],
  })
  const { items, nextCursor } = pageOf(found.rows, limits.pageSize, ({ since, id }) => [since, id])
  return { items: items.map((row) => ({ ...summaryOf(row), since: row.since })), nextCursor }
}

export async function countRequests(platform: Platform, person: Actor, groupId?: string) {
  if (groupId !== undefined) await standingIn(platform, person, groupId)
  const found = await platform.pool.query<{ applications: number; invitations: number }>({
    ...requestCountsQuery,
    values: [person.id, groupId ?? null],
  })
  return found.rows[0] ?? { applications: 0, invitations: 0 }
}

async function standingIn({ pool, clock }: Platform, person: Actor, groupId: string) {
  return (await findGroup(pool, person.id, { groupId }, clock.now())) ?? refuse('GROUP_NOT_FOUND')
}

/** Returns the viewer's role; refuses with NO_PERMISSION if they are not a member. */
export async function checkBelongs(platform: Platform, person: Actor, groupId: string): Promise<MemberRole> {
  const { role } = await standingIn(platform, person, groupId)
  return belongs(role) ? role : refuse('NO_PERMISSION')
}

export async function checkAdministers(platform: Platform, person: Actor, groupId: string): Promise<void> {
  const level = levelOf((await standingIn(platform, person, groupId)).role)
  if (level !== 0 && level !== 1) refuse('GROUP_ADMIN_REQUIRED')
}

const momentAfter = (cursor: string | undefined) =>
  cursor === undefined ? lastMoment : decodeCursor(cursor, momentKey)

function withoutId<Row extends { id: string }>({ items, nextCursor }: { items: Row[]; nextCursor: string | null }) {
  return { items: items.map(({ id: _, ...item }) => item), nextCursor }
}
