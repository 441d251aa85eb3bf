import { postTakenOut } from '@learntrail/contract/posts/events'
import { postLimits } from '@learntrail/contract/posts/limits'
import { privacy } from '@learntrail/contract/posts/posts'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { holdGroup, isAdministrator, tellMembers } from '../../groups/index.ts'
import { updatePost } from '../posts.repository.ts'
import { reachPost } from '../posts.service.ts'
import * as repository from './post-groups.repository.ts'

interface InGroup {
  id: string
  groupId: string
}

/** Pins a record in a group, or unpins it. */
export async function pinInGroup(
  platform: Platform,
  person: Person,
  { id, groupId }: InGroup,
  isPinned: boolean,
): Promise<void> {
  await reachPost(platform, person, id)
  await inTransaction(platform.db, async (transaction) => {
    const { group, place, administers } = await holdPlace(transaction, person, { id, groupId })
    if (!administers) refuse('GROUP_ADMIN_REQUIRED')
    if (group.archivedAt !== null) refuse('GROUP_ARCHIVED')
    if ((place.pinnedAt !== null) === isPinned) return
    if (isPinned && (await repository.countPinned(transaction, groupId)) >= postLimits.pinnedInGroup)
      refuse('GROUP_PIN_LIMIT_REACHED', { values: { limit: postLimits.pinnedInGroup } })
    await repository.setPinned(transaction, id, groupId, isPinned ? platform.clock.now() : null)
    await tellMembers(platform, transaction, groupId, [])
  })
}

/**
 * Takes a record out of a group: owners their own, administrators anybody's, whose owner is told. A record left without
 * a group becomes private.
 */
export async function takeOutOfGroup(platform: Platform, person: Person, { id, groupId }: InGroup): Promise<void> {
  const { ownerId } = await reachPost(platform, person, id)
  await inTransaction(platform.db, async (transaction) => {
    const { group, administers } = await holdPlace(transaction, person, { id, groupId })
    const isOwn = ownerId === person.id
    if (!isOwn && !administers) refuse('GROUP_ADMIN_REQUIRED')
    const post = await repository.holdPost(transaction, id)
    await repository.deletePlace(transaction, id, groupId)
    const isPrivate = (await repository.listGroupIds(transaction, id)).length === 0
    if (isPrivate) await updatePost(transaction, ownerId, id, { privacy: privacy.private })
    const data = { title: post?.title ?? '', ownerId, groupId, groupName: group.name, isPrivate }
    const at = platform.clock.now()
    await platform.events.record(transaction, postTakenOut, { actorId: person.id, subjectId: id, data, at })
    await tellMembers(platform, transaction, groupId, [])
  })
}

/**
 * Returns the record's place in the group, and whether the person administers it. The group is locked, so that pins are
 * counted without races.
 */
async function holdPlace(transaction: Transaction, person: Person, { id, groupId }: InGroup) {
  const group = (await holdGroup(transaction, groupId)) ?? refuse('POST_NOT_FOUND')
  const place = (await repository.holdPlace(transaction, id, groupId)) ?? refuse('POST_NOT_FOUND')
  return { group, place, administers: await isAdministrator(transaction, groupId, person.id) }
}
