import { groupLimits } from '@learntrail/contract/groups/limits'
import type { MemberRole } from '@learntrail/contract/groups/roles'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Actor } from '../actor.rules.ts'
import { countJoined, holdGroup, isSeen, type StoredGroup } from '../groups.repository.ts'
import { giveStanding } from './give-standing.service.ts'
import * as repository from './membership.repository.ts'
import {
  belongs,
  isWayOut,
  type TransitionName,
  takesAdministratorPlace,
  transitionOf,
  transitions,
} from './transitions.rules.ts'

interface Asked {
  groupId: string
  actor: Actor
  /** Whose role changes; the actor's own by default. */
  targetId?: string | undefined
  /** With a link, the actor may see a group that is in no list. */
  invitationLinkId?: string | undefined
}

export interface Change {
  group: StoredGroup
  before: MemberRole
  role: MemberRole
  isChange: boolean
}

/**
 * Makes a transition of a person's role, under the group's lock and within its limits. `choose` names the transition,
 * or picks it once the roles are known. Refuses with GROUP_NOT_FOUND for an actor who may not see the group.
 */
export async function changeStanding(
  platform: Platform,
  transaction: Transaction,
  { groupId, actor, targetId = actor.id, invitationLinkId }: Asked,
  choose: TransitionName | ((group: StoredGroup, role: MemberRole) => TransitionName | Promise<TransitionName>),
): Promise<Change> {
  const at = platform.clock.now()
  const group = (await holdGroup(transaction, groupId)) ?? refuse('GROUP_NOT_FOUND')
  const own = await repository.findRole(transaction, groupId, actor.id)
  if (!belongs(own)) {
    const link = invitationLinkId === undefined ? undefined : { code: invitationLinkId, at }
    if (!(await isSeen(transaction, actor.id, groupId, link))) refuse('GROUP_NOT_FOUND')
  }
  const before = targetId === actor.id ? own : await repository.findRole(transaction, groupId, targetId)
  const name = typeof choose === 'string' ? choose : await choose(group, before)
  if (transitions[name].who === 'self' && targetId !== actor.id) throw new Error(`${name} is done by oneself`)
  const outcome = transitionOf(name, own, before)
  if ('refusal' in outcome) return refuse(outcome.refusal)
  const { to: role, isChange } = outcome
  if (isChange) {
    if (group.archivedAt !== null && !isWayOut(name)) refuse('GROUP_ARCHIVED')
    await checkRoom(transaction, group, { targetId, before, role })
    await giveStanding(platform, transaction, { groupId, accountId: targetId, role, since: at }, before)
  }
  return { group, before, role, isChange }
}

async function checkRoom(
  transaction: Transaction,
  group: StoredGroup,
  { targetId, before, role }: { targetId: string; before: MemberRole; role: MemberRole },
): Promise<void> {
  const { members, administrators, joined } = groupLimits
  if (belongs(role) && !belongs(before)) {
    if (group.memberCount >= members) refuse('GROUP_FULL', { values: { limit: members } })
    if ((await countJoined(transaction, targetId)) >= joined)
      refuse('GROUP_JOIN_LIMIT_REACHED', { values: { limit: joined } })
  }
  if (takesAdministratorPlace(role) && !takesAdministratorPlace(before)) {
    const taken = await repository.countAdministratorPlaces(transaction, group.id)
    if (taken >= administrators) refuse('GROUP_ADMIN_LIMIT_REACHED', { values: { limit: administrators } })
  }
}
