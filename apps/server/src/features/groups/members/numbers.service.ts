import { groupMemberNumbered } from '@learntrail/contract/groups/events'
import type { NumberedLine } from '@learntrail/contract/groups/members'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Actor } from '../actor.rules.ts'
import { holdAdministered } from '../groups.service.ts'
import { checkAdministers } from './member-lists.service.ts'
import { tellMembers } from './members.live.ts'
import { namesQuery } from './members.queries.ts'
import { type NamedMember, readNumberLines, whoIsNamed } from './number-list.rules.ts'
import * as repository from './numbers.repository.ts'

interface Numbering extends repository.Numbered {
  groupId: string
}

/** Sets a member's seat number; an empty one removes it. */
export async function changeNumber(platform: Platform, person: Actor, { groupId, ...given }: Numbering): Promise<void> {
  await changeNumbers(platform, person, groupId, [given])
}

/**
 * Sets members' seat numbers under the group's lock, all or none, and returns how many changed; others keep theirs.
 * Repeating the call changes nothing.
 */
export function changeNumbers(
  platform: Platform,
  person: Actor,
  groupId: string,
  given: readonly repository.Numbered[],
): Promise<number> {
  return inTransaction(platform.db, async (transaction) => {
    const { name } = await holdAdministered(transaction, person, groupId)
    return giveNumbers(platform, transaction, person, { id: groupId, name }, given)
  })
}

/**
 * Same, in a group that the caller has locked. Refuses with GROUP_ROLE_CHANGED if one of them is no longer a member.
 */
export async function giveNumbers(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  { id: groupId, name }: { id: string; name: string },
  given: readonly repository.Numbered[],
): Promise<number> {
  const ids = given.map(({ personId }) => personId)
  const before = await repository.findNumbers(transaction, groupId, ids)
  if (before.size < given.length) refuse('GROUP_ROLE_CHANGED')
  const changed = given.filter(({ personId, memberNumber }) => before.get(personId) !== memberNumber)
  if (changed.length === 0) return 0
  await makeFree(transaction, groupId, given)
  await repository.putNumbers(transaction, groupId, changed)
  const at = platform.clock.now()
  for (const { personId } of changed) {
    const event = { actorId: person.id, subjectId: groupId, data: { name, personId }, at }
    await platform.events.record(transaction, groupMemberNumbered, event)
  }
  await tellMembers(platform, transaction, groupId, [person.id, ...changed.map(({ personId }) => personId)])
  return changed.length
}

/** Returns the members whom the lines of a list mean, for administrators. */
export async function readNumberList(
  platform: Platform,
  person: Actor,
  groupId: string,
  list: string,
): Promise<NumberedLine[]> {
  await checkAdministers(platform, person, groupId)
  const { rows: members } = await platform.pool.query<NamedMember>({ ...namesQuery, values: [person.id, groupId] })
  const whoIs = whoIsNamed(members)
  return readNumberLines(list).map(({ names, ...line }) => ({ ...line, people: whoIs(names) }))
}

/**
 * Refuses with GROUP_NUMBER_TAKEN if another member has one of the numbers. People leaving the product lose theirs, as
 * nobody could ask them to give it up.
 */
async function makeFree(transaction: Transaction, groupId: string, given: readonly repository.Numbered[]) {
  const taken = await repository.findTaken(transaction, groupId, given)
  const other = taken.find(({ isPresent }) => isPresent)
  if (other !== undefined) refuse('GROUP_NUMBER_TAKEN', { values: { name: other.name } })
  const leaving = taken.map(({ id }) => id)
  if (leaving.length > 0) await repository.takeNumbers(transaction, groupId, leaving)
}
