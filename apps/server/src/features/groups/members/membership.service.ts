import type { EventKind } from '@learntrail/contract/event'
import {
  groupApplied,
  groupBanLifted,
  groupBanned,
  groupInvited,
  groupJoined,
  groupLeft,
  groupMemberRemoved,
  groupRequestEnded,
  groupRoleChanged,
} from '@learntrail/contract/groups/events'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { levelOf, type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findVisibleNames } from '../../people/index.ts'
import type { Actor } from '../actor.rules.ts'
import { joinsAtOnce } from '../groups.policy.ts'
import {
  countJoined,
  countOwned,
  countRequestsOf,
  findGroup,
  isLinkTo,
  isSeen,
  type StoredGroup,
  updateGroup,
} from '../groups.repository.ts'
import { holdAdministered } from '../groups.service.ts'
import { checkNoContact } from '../introductions/introductions.service.ts'
import { mayTeach } from '../teaching.repository.ts'
import { type Change, changeStanding } from './change-standing.service.ts'
import { giveStanding } from './give-standing.service.ts'
import { tellMembers } from './members.live.ts'
import * as repository from './membership.repository.ts'
import { belongs, type TransitionName } from './transitions.rules.ts'

type MemberEvent = EventKind<{ name: string; personId: string }>

interface Told {
  group: StoredGroup
  actorId: string
  memberId: string
}

function recordOf(
  { events, clock }: Platform,
  transaction: Transaction,
  kind: MemberEvent,
  { group, actorId, memberId }: Told,
): Promise<void> {
  const data = { name: group.name, personId: memberId }
  return events.record(transaction, kind, { actorId, subjectId: group.id, data, at: clock.now() })
}

async function say(platform: Platform, transaction: Transaction, kind: MemberEvent, told: Told) {
  const { group, actorId, memberId } = told
  await recordOf(platform, transaction, kind, told)
  await tellMembers(platform, transaction, group.id, [memberId, actorId])
}

/** Joins a group directly if it is open, or by a link or an invitation; otherwise applies. Returns the new role. */
export async function joinGroup(
  platform: Platform,
  person: Actor,
  { groupId, invitationLinkId }: { groupId: string; invitationLinkId?: string | undefined },
): Promise<MemberRole> {
  const at = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    const link = invitationLinkId === undefined ? undefined : { code: invitationLinkId, at }
    const hasLink = link !== undefined && (await isLinkTo(transaction, groupId, link.code, at))
    const isIn = belongs(await repository.findRole(transaction, groupId, person.id))
    if (link !== undefined && !hasLink && !isIn) refuse('INVITATION_OVER')
    if (!isIn && (await repository.isBanned(transaction, groupId, person.id)))
      refuse((await isSeen(transaction, person.id, groupId, link)) ? 'GROUP_BANNED' : 'GROUP_NOT_FOUND')
    const change = await changeStanding(
      platform,
      transaction,
      { groupId, actor: person, invitationLinkId },
      (group, role) => (joinsAtOnce({ type: group.type, role, hasLink }) ? 'join' : 'apply'),
    )
    if (change.isChange) await sayJoined(platform, transaction, person.id, change)
    return change.role
  })
}

async function sayJoined(platform: Platform, transaction: Transaction, me: string, { group, role }: Change) {
  const told = { group, actorId: me, memberId: me }
  if (belongs(role)) return say(platform, transaction, groupJoined, told)
  if ((await countRequestsOf(transaction, me)) > groupLimits.applications)
    refuse('GROUP_JOIN_LIMIT_REACHED', { values: { limit: groupLimits.applications } })
  return say(platform, transaction, groupApplied, told)
}

interface OnPerson {
  groupId: string
  /** Defaults to the caller. */
  personId?: string | undefined
}

/** Accepts another's application as an administrator, or the caller's own invitation. */
export async function acceptRequest(platform: Platform, person: Actor, { groupId, personId }: OnPerson) {
  return inTransaction(platform.db, async (transaction) => {
    const name: TransitionName = personId === undefined ? 'acceptInvitation' : 'acceptApplication'
    const change = await changeStanding(platform, transaction, { groupId, actor: person, targetId: personId }, name)
    const memberId = personId ?? person.id
    if (change.isChange)
      await say(platform, transaction, groupJoined, { group: change.group, actorId: person.id, memberId })
    return change.role
  })
}

/** Accepts the applications of these people, except those at their limit of groups. */
export async function acceptApplications(platform: Platform, person: Actor, groupId: string, personIds: string[]) {
  return inTransaction(platform.db, async (transaction) => {
    await holdAdministered(transaction, person, groupId)
    const counts = { accepted: 0, leftOut: 0 }
    // Sorted as for invitations, to avoid deadlocks.
    for (const targetId of personIds.toSorted()) {
      if ((await repository.findRole(transaction, groupId, targetId)) !== memberRoles.applying) continue
      if ((await countJoined(transaction, targetId)) >= groupLimits.joined) {
        counts.leftOut += 1
        continue
      }
      const asked = { groupId, actor: person, targetId }
      const { group } = await changeStanding(platform, transaction, asked, 'acceptApplication')
      await say(platform, transaction, groupJoined, { group, actorId: person.id, memberId: targetId })
      counts.accepted += 1
    }
    return counts
  })
}

/**
 * Rejects an application or withdraws an invitation; for the caller, declines an invitation or withdraws their
 * application.
 */
export async function rejectRequest(platform: Platform, person: Actor, { groupId, personId }: OnPerson) {
  return inTransaction(platform.db, async (transaction) => {
    const name: TransitionName = personId === undefined ? 'withdraw' : 'reject'
    const change = await changeStanding(platform, transaction, { groupId, actor: person, targetId: personId }, name)
    const memberId = personId ?? person.id
    if (change.isChange)
      await say(platform, transaction, groupRequestEnded, { group: change.group, actorId: person.id, memberId })
    return change.role
  })
}

interface Invited {
  groupId: string
  personIds: string[]
  as: 'member' | 'administrator'
}

/** Invites people whom the inviter may see; all of them or none. */
export async function inviteMembers(platform: Platform, person: Actor, { groupId, personIds, as }: Invited) {
  return inTransaction(platform.db, async (transaction) => {
    const group = await holdAdministered(transaction, person, groupId)
    const names = await findVisibleNames(transaction, person.id, personIds)
    if (personIds.some((id) => !names.has(id))) refuse('USER_NOT_FOUND')
    const texts = [group.name, group.description]
    await checkNoContact(platform, transaction, { from: person.id, to: personIds, texts })
    const counts = { invited: 0, joined: 0 }
    // Sorted, so that two who invite the same people cannot deadlock.
    for (const targetId of personIds.toSorted()) {
      const isLifted = await repository.deleteBan(transaction, groupId, targetId)
      if (isLifted)
        await recordOf(platform, transaction, groupBanLifted, { group, actorId: person.id, memberId: targetId })
      const name = as === 'administrator' ? 'inviteAsAdministrator' : 'invite'
      const change = await changeStanding(platform, transaction, { groupId, actor: person, targetId }, name)
      if (!change.isChange) continue
      const told = { group: change.group, actorId: person.id, memberId: targetId }
      const isIn = belongs(change.role)
      counts[isIn ? 'joined' : 'invited'] += 1
      await say(platform, transaction, isIn ? groupJoined : groupInvited, told)
    }
    return counts
  })
}

/** Leaves a group. What the person made in it stays theirs. */
export async function leaveGroup(platform: Platform, person: Actor, groupId: string): Promise<MemberRole> {
  return inTransaction(platform.db, async (transaction) => {
    const { group, role, isChange } = await changeStanding(platform, transaction, { groupId, actor: person }, 'leave')
    if (isChange) await say(platform, transaction, groupLeft, { group, actorId: person.id, memberId: person.id })
    return role
  })
}

export async function removeMember(
  platform: Platform,
  person: Actor,
  { groupId, personId, isBanned }: { groupId: string; personId: string; isBanned: boolean },
): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const name = isBanned ? 'ban' : 'remove'
    const change = await changeStanding(platform, transaction, { groupId, actor: person, targetId: personId }, name)
    const told = { group: change.group, actorId: person.id, memberId: personId }
    const isNewlyBanned = isBanned && (await repository.insertBan(transaction, groupId, personId, platform.clock.now()))
    if (change.isChange) {
      await say(platform, transaction, belongs(change.before) ? groupMemberRemoved : groupRequestEnded, told)
    }
    if (isNewlyBanned) await recordOf(platform, transaction, groupBanned, told)
  })
}

export async function liftBan(platform: Platform, person: Actor, groupId: string, personId: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const group = await holdAdministered(transaction, person, groupId)
    if (!(await repository.deleteBan(transaction, groupId, personId))) return
    await recordOf(platform, transaction, groupBanLifted, { group, actorId: person.id, memberId: personId })
  })
}

type GivenRole = 1 | 3 | 6

/**
 * Appoints or dismisses an administrator, hands the group over, or gives up the caller's own administration. Returns
 * the caller's own role.
 */
export async function changeRole(
  platform: Platform,
  person: Actor,
  { groupId, personId, role }: { groupId: string; personId: string; role: GivenRole },
): Promise<MemberRole> {
  const name = transitionTo(role, personId === person.id)
  return inTransaction(platform.db, async (transaction) => {
    const change = await changeStanding(platform, transaction, { groupId, actor: person, targetId: personId }, name)
    if (change.isChange) {
      if (name === 'handOver') await handOver(platform, transaction, change.group, { from: person.id, to: personId })
      const at = platform.clock.now()
      const roles = { role: String(change.role), roleBefore: String(change.before) }
      const data = { name: change.group.name, personId, ...roles }
      await platform.events.record(transaction, groupRoleChanged, { actorId: person.id, subjectId: groupId, data, at })
      await tellMembers(platform, transaction, groupId, [person.id, personId])
    }
    return repository.findRole(transaction, groupId, person.id)
  })
}

function transitionTo(role: GivenRole, isSelf: boolean): TransitionName {
  if (role === memberRoles.topAdministrator) return 'handOver'
  if (role === memberRoles.administrator) return 'makeAdministrator'
  return isSelf ? 'giveUp' : 'unmakeAdministrator'
}

/**
 * Completes a handover. The successor must be within their limit of own groups and, for a teaching group, allowed to
 * teach.
 */
async function handOver(
  platform: Platform,
  transaction: Transaction,
  group: StoredGroup,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const at = platform.clock.now()
  if (group.type === 'teaching' && !(await mayTeach(transaction, to, at))) refuse('GROUP_TEACHING_REFUSED')
  if ((await countOwned(transaction, to)) >= groupLimits.ownGroups)
    refuse('GROUP_LIMIT_REACHED', { values: { limit: groupLimits.ownGroups } })
  const { administrator, topAdministrator } = memberRoles
  await giveStanding(
    platform,
    transaction,
    { groupId: group.id, accountId: from, role: administrator, since: at },
    topAdministrator,
  )
  const taken = await repository.countAdministratorPlaces(transaction, group.id)
  if (taken > groupLimits.administrators)
    refuse('GROUP_ADMIN_LIMIT_REACHED', { values: { limit: groupLimits.administrators } })
  await updateGroup(transaction, group.id, { ownerId: to })
}

export async function readStanding(platform: Platform, person: Actor, groupId: string) {
  const seen = await findGroup(platform.pool, person.id, { groupId }, platform.clock.now())
  const { role } = seen ?? refuse('GROUP_NOT_FOUND')
  return { role, isInGroup: belongs(role), level: levelOf(role) }
}
