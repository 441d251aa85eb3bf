import {
  pinBulletin,
  publishBulletin,
  seeBulletins,
  signBulletin,
} from '../../apps/server/src/features/bulletins/demo.ts'
import { documentOf } from '../content/rich-text.ts'
import { groupIdOf } from '../groups/group-id.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { bulletins } from './bulletins.ts'

/** Makes the groups' bulletins, with who has read and signed them. Idempotent. */
export async function makeBulletins({ platform, calendar }: Making, ids: Ids): Promise<void> {
  const at = (days: number) => platformAt(platform, calendar.daysAgo(days))
  for (const {
    group,
    by,
    title,
    text,
    daysAgo,
    appears,
    needsSignature,
    needsGuardian,
    isPinned,
    readers,
  } of bulletins) {
    const writer = actor(idOf(ids, by))
    const groupId = await groupIdOf(platform, group)
    const { items } = await publishBulletin(at(daysAgo), writer, {
      clientId: stableId(`bulletin ${title}`),
      groupIds: [groupId],
      title,
      content: documentOf(text, () => ({ id: '', label: '' })),
      fileIds: [],
      needsSignature: needsSignature ?? false,
      needsGuardian: needsGuardian ?? false,
      appearsAt: appears === null ? null : calendar.daysAgo(appears).toISOString(),
    })
    const [made] = items as { id: string }[]
    if (made === undefined) throw new Error(`${title} was not made`)
    if (isPinned) await pinBulletin(at(daysAgo), writer, made.id, true)
    for (const reader of readers) {
      const person = actor(idOf(ids, reader.by))
      await seeBulletins(at(reader.daysAgo), person, [made.id])
      if (reader.signs) await signBulletin(at(reader.daysAgo), person, made.id, { version: 1 })
    }
  }
}
