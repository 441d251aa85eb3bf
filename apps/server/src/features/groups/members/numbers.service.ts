import { groupMemberNumbered } from '@learntrail/contract/groups/events'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Actor } from '../actor.ts'
import { holdAdministered } from '../groups.service.ts'
import * as repository from './numbers.repository.ts'
import { tellMembers } from './tell-members.ts'

interface Numbering extends repository.Numbered {
  groupId: string
}

/** Gives a member a seat number, under the group's lock; an empty one takes it away. The same again changes nothing. */
export async function changeNumber(platform: Platform, person: Actor, { groupId, ...given }: Numbering): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const { name } = await holdAdministered(transaction, person, groupId)
    const before = (await repository.findNumber(transaction, groupId, given.personId)) ?? refuse('GROUP_ROLE_CHANGED')
    if (before === given.memberNumber) return
    await makeFree(transaction, groupId, [given])
    await repository.putNumbers(transaction, groupId, [given])
    const [at, data] = [platform.clock.now(), { name, personId: given.personId }]
    const event = { actorId: person.id, subjectId: groupId, data, at }
    await platform.events.record(transaction, groupMemberNumbered, event)
    await tellMembers(platform, transaction, groupId, [person.id, given.personId])
  })
}

/** A number names one person. Whoever leaves the product, whom nobody could ask to give it up, gives way. */
async function makeFree(transaction: Transaction, groupId: string, given: readonly repository.Numbered[]) {
  const taken = await repository.findTaken(transaction, groupId, given)
  const other = taken.find(({ isPresent }) => isPresent)
  if (other !== undefined) refuse('GROUP_NUMBER_TAKEN', { values: { name: other.name } })
  const leaving = taken.map(({ id }) => id)
  if (leaving.length > 0) await repository.takeNumbers(transaction, groupId, leaving)
}
