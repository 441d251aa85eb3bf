import { listPermittedSchools } from '../../apps/server/src/features/accounts/demo.ts'
import {
  acceptRequest,
  addGroup,
  archiveGroup,
  changeNumber,
  changeRole,
  inviteMembers,
  joinGroup,
} from '../../apps/server/src/features/groups/demo.ts'
import type { PersonKey } from '../people/people.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { groups } from './groups.ts'

/** Makes groups of the school and beyond, whose members applied, were invited and joined. Idempotent. */
export async function makeGroups({ platform, calendar }: Making, ids: Ids): Promise<void> {
  for (const {
    by,
    type,
    name,
    handle,
    description,
    tags,
    daysAgo,
    archivedDaysAgo,
    drawnCover = null,
    ...people
  } of groups) {
    const owner = actor(idOf(ids, by))
    const at = (days: number) => platformAt(platform, calendar.daysAgo(days))
    const [schoolId = null] = type === 'school' ? await listPermittedSchools(platform.db, owner.id) : []
    const made = await addGroup(at(daysAgo), owner, {
      type,
      name,
      handle,
      description,
      tags: [...tags],
      schoolId,
      coverFileId: null,
      drawnCover,
      withRoom: false,
      clientId: stableId(`group ${handle}`),
    })
    const groupId = made.id
    // Already made and archived by an earlier run.
    if (made.archivedAt !== null) continue
    const founding = at(daysAgo - 1)
    for (const key of people.members) {
      const personId = idOf(ids, key)
      await inviteMembers(founding, owner, { groupId, personIds: [personId], as: 'member' })
      await acceptRequest(founding, actor(personId), { groupId })
    }
    for (const key of people.administrators)
      await changeRole(founding, owner, { groupId, personId: idOf(ids, key), role: 1 })
    for (const [key, memberNumber] of Object.entries(people.numbers ?? {}))
      await changeNumber(founding, owner, { groupId, personId: idOf(ids, key as PersonKey), memberNumber })
    const invited = people.invited.map((key) => idOf(ids, key))
    if (invited.length > 0) await inviteMembers(at(3), owner, { groupId, personIds: invited, as: 'member' })
    for (const key of people.applying) await joinGroup(at(1), actor(idOf(ids, key)), { groupId })
    if (archivedDaysAgo !== undefined) await archiveGroup(at(archivedDaysAgo), owner, groupId, true)
  }
}
