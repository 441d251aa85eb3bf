import { groupArchived, groupContinued, groupReopened } from '@learntrail/contract/groups/events'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listPermissions } from '../../profiles/index.ts'
import type { Actor } from '../actor.rules.ts'
import { indexGroup } from '../finding/index-group.service.ts'
import { countOwned, findMade, holdGroup, insertGroup, updateGroup } from '../groups.repository.ts'
import { holdGoverned, readGroup, refusingTaken } from '../groups.service.ts'
import { tellMembers } from '../members/members.live.ts'
import { bringAlong, endRequests, isAdministrator, listFull, listMemberIds } from '../members/membership.repository.ts'
import { mayTeach } from '../teaching.repository.ts'

/** Archives a group or reopens it. */
export async function archiveGroup(platform: Platform, person: Actor, groupId: string, isArchived: boolean) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const group = await holdGoverned(transaction, person, groupId)
    if ((group.archivedAt !== null) === isArchived) return
    await updateGroup(transaction, groupId, { archivedAt: isArchived ? at : null })
    if (isArchived) await endRequests(transaction, groupId)
    const kind = isArchived ? groupArchived : groupReopened
    const data = { name: group.name }
    await platform.events.record(transaction, kind, { actorId: person.id, subjectId: groupId, data, at })
    await tellMembers(platform, transaction, groupId, [person.id])
  })
  return readGroup(platform, person, { groupId })
}

interface Next {
  clientId: string
  name: string
  handle: string
  topAdministratorId: string | null
  withoutIds: string[]
}

/**
 * Archives a group and makes its continuation for the new year, with everybody who comes along. With a known
 * `clientId`, returns the existing one.
 */
export async function continueGroup(platform: Platform, person: Actor, groupId: string, next: Next) {
  const { db } = platform
  await refusingTaken(() => makeNext(platform, person, groupId, next)).catch(async (error: unknown) => {
    // Of two identical calls at the same moment, the other made it.
    if ((await findMade(db, person.id, next.clientId)) === undefined) throw error
  })
  const id = (await findMade(db, person.id, next.clientId)) ?? refuse('GROUP_NOT_FOUND')
  const leftOut = await listFull(db, groupId, { id, withoutIds: next.withoutIds })
  return { groupId: id, memberCount: (await listMemberIds(db, id)).length, leftOut }
}

/** Returns the group, locked, for its top administrator; a school's group also for those who act for the school. */
async function holdToGoOn(transaction: Transaction, person: Actor, groupId: string) {
  const group = (await holdGroup(transaction, groupId)) ?? refuse('GROUP_NOT_FOUND')
  const permitted = group.type === 'school' ? await listPermissions(transaction, person.id) : []
  if (permitted.some(({ schoolId }) => schoolId === group.schoolId)) return group
  return holdGoverned(transaction, person, groupId)
}

async function makeNext(platform: Platform, person: Actor, groupId: string, next: Next): Promise<void> {
  const { clientId, name, handle, withoutIds } = next
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const former = await holdToGoOn(transaction, person, groupId)
    const ownerId = next.topAdministratorId ?? former.ownerId
    if ((await findMade(transaction, person.id, clientId)) !== undefined) return
    if (former.archivedAt !== null) refuse('GROUP_ARCHIVED')
    if (!(await isAdministrator(transaction, groupId, ownerId))) refuse('GROUP_ROLE_CHANGED')
    if (former.type === 'teaching' && !(await mayTeach(transaction, ownerId, at))) refuse('GROUP_TEACHING_REFUSED')
    if ((await countOwned(transaction, ownerId)) >= groupLimits.ownGroups)
      refuse('GROUP_LIMIT_REACHED', { values: { limit: groupLimits.ownGroups } })
    const { type, description, tags, coverFileId, drawnCover, schoolId, showsLeaderboard } = former
    const id = newId(at.getTime())
    await insertGroup(transaction, {
      id,
      type,
      clientId,
      name,
      handle,
      description,
      tags,
      coverFileId,
      drawnCover,
      schoolId,
      showsLeaderboard,
      ownerId,
      madeBy: person.id,
      memberCount: 0,
      createdAt: at,
      continuesId: groupId,
    })
    await indexGroup(transaction, { id, name, handle })
    await bringAlong(transaction, groupId, { id, ownerId, withoutIds, since: at })
    await updateGroup(transaction, groupId, { archivedAt: at })
    await endRequests(transaction, groupId)
    const personIds = await listMemberIds(transaction, id)
    const data = { name, formerId: groupId, personIds }
    await platform.events.record(transaction, groupContinued, { actorId: person.id, subjectId: id, data, at })
    await tellMembers(platform, transaction, groupId, personIds)
  })
}
