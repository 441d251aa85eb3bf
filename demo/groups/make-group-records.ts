import { postInput, privacy } from '@learntrail/contract/posts/posts'
import { pinInGroup, publishPost } from '../../apps/server/src/features/posts/demo.ts'
import { dayIn } from '../../apps/server/src/platform/clock/taipei.ts'
import { documentOf } from '../content/rich-text.ts'
import { findMade } from '../posts/find-record.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { groupRecords } from './group-records.ts'
import { groups } from './groups.ts'

/** Makes records that people wrote for their groups, some of them pinned. Idempotent. */
export async function makeGroupRecords({ platform, calendar }: Making, ids: Ids): Promise<void> {
  for (const { group, by, title, text, kind, tags, daysAgo, isPinned } of groupRecords) {
    const writer = actor(idOf(ids, by))
    if ((await findMade(platform.pool, writer.id, title)) !== undefined) continue
    const found = await platform.pool.query<{ id: string }>('select id from groups where handle = $1', [group])
    const [groupId = ''] = found.rows.map(({ id }) => id)
    const moment = calendar.daysAgo(daysAgo)
    const input = postInput.parse({
      title,
      content: documentOf(text, () => ({ id: '', label: '' })),
      date: dayIn(moment),
      classification: kind,
      tags,
      privacy: privacy.group,
      groupIds: [groupId],
    })
    const at = platformAt(platform, moment)
    const record = await publishPost(at, writer, { ...input, clientId: stableId(`record ${title}`) })
    if (!isPinned) continue
    const leader = groups.find(({ handle }) => handle === group)
    if (leader) await pinInGroup(at, actor(idOf(ids, leader.by)), { id: record.parse().id, groupId }, true)
  }
}
