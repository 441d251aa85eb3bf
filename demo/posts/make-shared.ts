import type { ContentDocument } from '@learntrail/contract/content/document'
import {
  changeMyPart,
  publishShared,
  readShared,
  startShared,
  writeShared,
} from '../../apps/server/src/features/co-writing/demo.ts'
import type { PersonKey } from '../people/people.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { sharedRecords } from './shared-records.ts'

/** Makes records written together, through the steps that their authors take. Idempotent. */
export async function makeShared(making: Making, ids: Ids): Promise<void> {
  for (const shared of sharedRecords) await makeOne(making, ids, shared)
}

async function makeOne(making: Making, ids: Ids, shared: (typeof sharedRecords)[number]): Promise<void> {
  const { date, publishedAt } = making.calendar.of({
    by: shared.owner,
    title: shared.title,
    text: '',
    kind: shared.kind,
    tags: ['teamwork'],
    when: shared.when,
  })
  const at = (turn: number) => platformAt(making.platform, new Date(publishedAt.getTime() + turn * 600_000))
  const who = (key: PersonKey) => actor(idOf(ids, key))
  const owner = who(shared.owner)
  const { id, postId } = await startShared(at(0), owner, {
    clientId: stableId(`shared ${shared.title}`),
    title: shared.title,
    personIds: [...shared.accepted, ...shared.invited].map((key) => idOf(ids, key)),
  })
  if (postId !== null) return
  for (const key of shared.accepted) await changeMyPart(at(1), who(key), id, { state: 'accepted', privacy: 0 })
  await changeMyPart(at(1), owner, id, { privacy: 0 })
  const content: ContentDocument = { type: 'doc', content: [] }
  for (const [index, [key, blocks]] of shared.writing.entries()) {
    const platform = at(2 + index * 2)
    content.content.push(...blocks)
    const { title, kind: classification } = shared
    const chosen = { date, classification, tags: [...shared.tags], customTags: [...shared.own] }
    await writeShared(platform, who(key), id, { title, content, ...chosen })
  }
  if (!shared.isPublished) return
  const last = at(10)
  const { version } = await readShared(last, owner, id)
  for (const key of shared.accepted) await changeMyPart(last, who(key), id, { agreedVersion: version })
  await publishShared(last, owner, id, version)
}
