import { type PostInput, postInput, privacy } from '@learntrail/contract/posts/posts'
import { publishPost } from '../../apps/server/src/features/posts/demo.ts'
import { makeTalk } from '../comments/make-talk.ts'
import { documentOf } from '../content/rich-text.ts'
import { attachments } from '../files/attachments/attachments.ts'
import { type NewFile, uploadFiles } from '../files/upload-files.ts'
import { type PersonKey, people } from '../people/people.ts'
import { inTurn } from '../school/in-turn.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { findMade } from './find-record.ts'
import { makeLikes } from './make-likes.ts'
import type { DemoRecord } from './records/record.ts'
import { records } from './records/records.ts'

const isPerson = (key: string): key is PersonKey => key in people

/** How many records are made concurrently: while some are written, pictures for others are drawn. */
const width = 6

/** Makes every record with its comments and likes. Idempotent. */
export async function makeRecords(making: Making, ids: Ids): Promise<void> {
  await inTurn(records, width, async (record) => {
    const id = await makeRecord(making, ids, record)
    await makeTalk(making, ids, record, id)
    await makeLikes(making, ids, record, id)
  })
}

/** Publishes a record with its files and returns its id; for an existing one, nothing is uploaded again. */
async function makeRecord(making: Making, ids: Ids, record: DemoRecord): Promise<string> {
  const { date, publishedAt } = making.calendar.of(record)
  const platform = platformAt(making.platform, publishedAt)
  const ownerId = idOf(ids, record.by)
  const clientId = stableId(`record ${record.title}`)
  const known = await findMade(platform.pool, ownerId, record.title)
  if (known !== undefined) return known
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
  const published = await publishPost(platform, actor(ownerId), { ...postInput.parse(input), clientId })
  return published.parse().id
}

async function filesOf(making: Making, record: DemoRecord): Promise<NewFile[]> {
  const pictures = await Promise.all((record.pictures ?? []).map(making.picture))
  const others = (record.attachments ?? []).map((name) => {
    const { fileName, make } = attachments[name]
    return { fileName, content: make() }
  })
  return [...pictures, ...others]
}
