import { groupChanged, groupDeleted, groupMade, groupRestored } from '@learntrail/contract/groups/events'
import type { Group, GroupInput } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { type GroupType, levelOf, memberRoles } from '@learntrail/contract/groups/roles'
import { limits } from '@learntrail/contract/limits'
import { inTransaction, isUniqueViolation, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { momentKey } from '../../platform/paging/by-moment.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { holdAccounts } from '../accounts/index.ts'
import { checkPictures, holdFilesOfAnybody, letGoOfFiles } from '../files/index.ts'
import { isVisiblePerson } from '../people/index.ts'
import { listPermissions } from '../profiles/index.ts'
import type { Actor } from './actor.rules.ts'
import { indexGroup } from './finding/index-group.service.ts'
import { summaryOf } from './group-summary.sql.ts'
import { groupAbilities } from './groups.policy.ts'
import * as repository from './groups.repository.ts'
import { madeWithGroup } from './made-with-group.kind.ts'
import { tellMembers } from './members/members.live.ts'
import { findRole, putMember } from './members/membership.repository.ts'
import { noteMembersChanged } from './members/note-members.service.ts'
import { mayTeach } from './teaching.repository.ts'

type GroupView = Omit<repository.GroupRow, 'isBanned' | 'hasLink' | 'actsForSchool'> & Pick<Group, 'can'>

export function viewOf({ isBanned, hasLink, actsForSchool, ...row }: repository.GroupRow): GroupView {
  const standing = { isBanned, hasLink, actsForSchool, isArchived: row.archivedAt !== null }
  return { ...row, can: groupAbilities({ ...row, ...standing }) }
}

/** Returns a group that this person may see. Refuses with GROUP_NOT_FOUND. */
export async function readGroup(
  { pool, clock }: Platform,
  person: Actor,
  named: { groupId?: string | undefined; handle?: string | undefined; invitationLinkId?: string | undefined },
): Promise<GroupView> {
  return viewOf((await repository.findGroup(pool, person.id, named, clock.now())) ?? refuse('GROUP_NOT_FOUND'))
}

export interface NewGroup extends Required<GroupInput> {
  type: GroupType
  schoolId: string | null
  withRoom: boolean
  clientId: string
}

/** Makes a group with the person as its top administrator. With a known `clientId`, returns the existing one. */
export async function addGroup(platform: Platform, person: Actor, input: NewGroup): Promise<GroupView> {
  const { clock, db } = platform
  const made = await repository.findMade(db, person.id, input.clientId)
  if (made !== undefined) return readGroup(platform, person, { groupId: made })
  await checkType(platform, person, input)
  const at = clock.now()
  const id = newId(at.getTime())
  const { type, schoolId, withRoom, clientId, name, handle, description, tags, coverFileId, drawnCover } = input
  const isSchools = type === 'school'
  await refusingTaken(() =>
    inTransaction(db, async (transaction) => {
      await holdAccounts(transaction, [person.id])
      if ((await repository.countOwned(transaction, person.id)) >= groupLimits.ownGroups)
        refuse('GROUP_LIMIT_REACHED', { values: { limit: groupLimits.ownGroups } })
      if ((await repository.countJoined(transaction, person.id)) >= groupLimits.joined)
        refuse('GROUP_JOIN_LIMIT_REACHED', { values: { limit: groupLimits.joined } })
      if (coverFileId !== null) await checkPictures(transaction, person.id, [coverFileId])
      await repository.insertGroup(transaction, {
        id,
        type,
        clientId,
        name,
        handle,
        description,
        tags,
        coverFileId,
        drawnCover,
        schoolId: isSchools ? schoolId : null,
        ownerId: person.id,
        madeBy: person.id,
        memberCount: 1,
        createdAt: at,
      })
      await indexGroup(transaction, { id, name, handle })
      await putMember(transaction, { groupId: id, accountId: person.id, role: memberRoles.topAdministrator, since: at })
      await platform.events.record(transaction, groupMade, { actorId: person.id, subjectId: id, data: { name }, at })
      for (const make of platform.declared.of(madeWithGroup))
        await make(platform, transaction, person, { id, withRoom })
    }),
  ).catch(async (error: unknown) => {
    // Of two identical calls at the same moment, the other made it.
    if ((await repository.findMade(db, person.id, clientId)) === undefined) throw error
  })
  const groupId = (await repository.findMade(db, person.id, clientId)) ?? id
  return readGroup(platform, person, { groupId })
}

/**
 * Checks that the person may make a group of this type: a teaching group takes a verified teacher with a paid plan, a
 * school group takes a person who acts for the school.
 */
async function checkType(platform: Platform, person: Actor, { type, schoolId }: NewGroup): Promise<void> {
  if (type === 'teaching' && !(await mayTeach(platform.db, person.id, platform.clock.now())))
    refuse('GROUP_TEACHING_REFUSED')
  if (type === 'school') {
    const permitted = await listPermissions(platform.db, person.id)
    if (!permitted.some((school) => school.schoolId === schoolId)) refuse('SCHOOL_PERMISSION_REQUIRED')
  }
}

export async function refusingTaken(change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (isUniqueViolation(error, 'groups_handle')) refuse('GROUP_HANDLE_TAKEN')
    throw error
  }
}

export type GroupChange = { [Name in keyof GroupInput]?: GroupInput[Name] | undefined }

/** Changes a group's name, handle, description, tags or cover. Refuses with GROUP_HANDLE_TAKEN. */
export async function editGroup(
  platform: Platform,
  person: Actor,
  groupId: string,
  change: GroupChange,
): Promise<GroupView> {
  const at = platform.clock.now()
  await refusingTaken(() =>
    inTransaction(platform.db, async (transaction) => {
      const before = await holdAdministered(transaction, person, groupId)
      const { coverFileId } = change
      const isNewCover = coverFileId !== undefined && coverFileId !== before.coverFileId
      if (isNewCover && coverFileId !== null) await checkPictures(transaction, person.id, [coverFileId])
      const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
      if (Object.keys(set).length === 0) return
      await repository.updateGroup(transaction, groupId, set)
      const { name = before.name, handle = before.handle } = change
      await indexGroup(transaction, { id: groupId, name, handle })
      if (isNewCover && before.coverFileId !== null) await letGoOfCover(platform, transaction, before.coverFileId)
      const data = { name }
      await platform.events.record(transaction, groupChanged, { actorId: person.id, subjectId: groupId, data, at })
      await tellMembers(platform, transaction, groupId, [person.id])
    }),
  )
  return readGroup(platform, person, { groupId })
}

/** The old cover may belong to another administrator. */
async function letGoOfCover(platform: Platform, transaction: Transaction, fileId: string): Promise<void> {
  const held = await holdFilesOfAnybody(transaction, [fileId])
  for (const { id, ownerId } of held) await letGoOfFiles(platform, transaction, ownerId, [id])
}

/**
 * Returns the group, locked, for one of its administrators to change. Refuses with GROUP_ADMIN_REQUIRED, or
 * GROUP_NOT_FOUND for a person who may not see it; GROUP_ARCHIVED if it is archived.
 */
export async function holdAdministered(
  transaction: Transaction,
  person: Actor,
  groupId: string,
): Promise<repository.StoredGroup> {
  const group = (await repository.holdGroup(transaction, groupId)) ?? refuse('GROUP_NOT_FOUND')
  const level = levelOf(await findRole(transaction, groupId, person.id))
  if (level !== 0 && level !== 1) return refuseOutsider(transaction, person, groupId, 'GROUP_ADMIN_REQUIRED')
  if (group.archivedAt !== null) refuse('GROUP_ARCHIVED')
  return group
}

/** Same, for its top administrator only, and also for an archived group. */
export async function holdGoverned(
  transaction: Transaction,
  person: Actor,
  groupId: string,
): Promise<repository.StoredGroup> {
  const group = (await repository.holdGroup(transaction, groupId)) ?? refuse('GROUP_NOT_FOUND')
  if (group.ownerId !== person.id) await refuseOutsider(transaction, person, groupId, 'GROUP_TOP_ADMIN_REQUIRED')
  return group
}

/** Refuses with the code for a person who may see the group, and with GROUP_NOT_FOUND for all others. */
async function refuseOutsider(
  transaction: Transaction,
  person: Actor,
  groupId: string,
  code: 'GROUP_ADMIN_REQUIRED' | 'GROUP_TOP_ADMIN_REQUIRED',
): Promise<never> {
  return refuse((await repository.isSeen(transaction, person.id, groupId, undefined)) ? code : 'GROUP_NOT_FOUND')
}

export async function listGroups(
  { pool }: Platform,
  person: Actor,
  {
    personId = person.id,
    isArchived,
    cursor,
  }: { personId?: string | undefined; isArchived?: 'true' | undefined; cursor?: string | undefined },
) {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, momentKey)
  if (personId !== person.id && !(await isVisiblePerson(pool, person.id, personId))) refuse('USER_NOT_FOUND')
  const rows = await repository.listGroupsOf(pool, person.id, {
    personId,
    after,
    limit: limits.pageSize + 1,
    isArchived: isArchived === 'true',
  })
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ since, id }) => [since, id])
  return { items: items.map(summaryOf), nextCursor }
}

/** Deletes a group for all members; its top administrator can restore it for a while. */
export async function deleteGroup(platform: Platform, person: Actor, groupId: string, typed: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const group = await holdGoverned(transaction, person, groupId)
    if (typed !== group.name) refuse('GROUP_NAME_DIFFERS')
    await repository.updateGroup(transaction, groupId, { deletedAt: at })
    const data = { name: group.name }
    await platform.events.record(transaction, groupDeleted, { actorId: person.id, subjectId: groupId, data, at })
    noteMembersChanged(transaction, groupId)
    await tellMembers(platform, transaction, groupId, [person.id])
  })
}

export async function restoreGroup(platform: Platform, person: Actor, groupId: string): Promise<GroupView> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const group = await repository.holdDeleted(transaction, groupId, person.id)
    if (group === undefined) return
    await repository.updateGroup(transaction, groupId, { deletedAt: null })
    const data = { name: group.name }
    await platform.events.record(transaction, groupRestored, { actorId: person.id, subjectId: groupId, data, at })
    noteMembersChanged(transaction, groupId)
    await tellMembers(platform, transaction, groupId, [person.id])
  })
  return readGroup(platform, person, { groupId })
}

/** Sets whether members see the group's leaderboard; the caller has locked the group. */
export const showLeaderboard = (transaction: Transaction, groupId: string, isShown: boolean): Promise<void> =>
  repository.updateGroup(transaction, groupId, { showsLeaderboard: isShown })
