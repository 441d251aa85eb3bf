import { type PostInput, postInput, privacy } from '@learntrail/contract/posts/posts'
import { publishPost } from '../../apps/server/src/features/posts/demo.ts'
import type { Person } from '../../apps/server/src/platform/access/person.ts'
import { attachments } from '../files/attachments/attachments.ts'
import { type NewFile, uploadFiles } from '../files/upload-files.ts'
import { type PersonKey, people } from '../people/people.ts'
import { type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import type { DemoRecord } from './records/record.ts'
import { documentOf } from './rich-text.ts'

/** Who acts in a service: a member without anything special. */
export const actor = (id: string): Person => ({
  id,
  sessionId: '',
  role: 'user',
  isMember: true,
  features: [],
  schoolPermissions: 0,
  deletedAt: null,
  suspendedAt: null,
})

const isPerson = (key: string): key is PersonKey => key in people

/** Publishes one record with its files; when it is there already, nothing is uploaded again. Answers its id. */
export async function makeRecord(making: Making, ids: Ids, record: DemoRecord): Promise<string> {
  const { date, publishedAt } = making.calendar.of(record)
  const platform = platformAt(making.platform, publishedAt)
  const ownerId = idOf(ids, record.by)
  const clientId = stableId(`record ${record.title}`)
  const before = await platform.pool.query<{ id: string }>(
    'select id from posts where owner_id = $1 and client_id = $2',
    [ownerId, clientId],
  )
  const [known] = before.rows
  if (known !== undefined) return known.id
  const fileIds = await uploadFiles(platform, ownerId, await filesOf(making, record))
  const mentionOf = (key: string) => {
    if (!isPerson(key)) throw new Error(`${record.title} mentions ${key}, whom nobody knows`)
    return { id: idOf(ids, key), label: people[key].displayName }
  }
  const input: PostInput = {
    title: record.title,
    content: documentOf(record.text, mentionOf),
    fileIds,
    date,
    classification: record.kind,
    tags: [...record.tags],
    customTags: [...(record.own ?? [])],
    privacy: privacy[record.privacy ?? 'public'],
  }
  const { id } = await publishPost(platform, actor(ownerId), { ...postInput.parse(input), clientId })
  return id
}

async function filesOf(making: Making, record: DemoRecord): Promise<NewFile[]> {
  const pictures = await Promise.all((record.pictures ?? []).map(making.picture))
  const others = (record.attachments ?? []).map((name) => {
    const { fileName, make } = attachments[name]
    return { fileName, content: make() }
  })
  return [...pictures, ...others]
}
