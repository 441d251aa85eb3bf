import { privacy } from '@learntrail/contract/posts/posts'
import { collect, createDraft, readShowcase, saveShowcase } from '../../apps/server/src/features/posts/demo.ts'
import type { PersonKey } from '../people/people.ts'
import { type Ids, idOf, type Making } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { collections, drafts, showcases } from './keepsakes.ts'
import { actor } from './make-records.ts'
import { records } from './records/records.ts'
import { documentOf } from './rich-text.ts'

/** What people do with records that are there: show them, keep them, and begin the next ones. Again changes nothing. */
export async function makeKeepsakes({ platform }: Making, ids: Ids): Promise<void> {
  const who = (key: PersonKey) => actor(idOf(ids, key))
  const postIds = (titles: readonly string[]) => Promise.all(titles.map((title) => postOf(title)))

  async function postOf(title: string): Promise<string> {
    const record = records.find((one) => one.title === title)
    if (record === undefined) throw new Error(`No record of the demo school is called ${title}`)
    const found = await platform.pool.query<{ id: string }>(
      'select id from posts where owner_id = $1 and client_id = $2',
      [idOf(ids, record.by), stableId(`record ${title}`)],
    )
    const [post] = found.rows
    if (post === undefined) throw new Error(`${title} is not made yet`)
    return post.id
  }

  for (const { by, headline, introduction, titles } of showcases) {
    const person = who(by)
    if ((await readShowcase(platform, person, person.id, 'cut')).headline === headline) continue
    await saveShowcase(platform, person, { headline, introduction, postIds: await postIds(titles) })
  }
  for (const { by, titles } of collections) {
    for (const id of await postIds(titles)) await collect(platform, who(by), id)
  }
  for (const [index, { by, title, text, kind: classification, tags, own }] of drafts.entries()) {
    const clientId = stableId(`draft ${index} ${by}`)
    await createDraft(platform, who(by), {
      ...{ clientId, writer: clientId, save: 1, title, classification, fileIds: [], date: null, isBulletin: false },
      content: documentOf(text, () => ({ id: '', label: '' })),
      tags: [...tags],
      customTags: [...own],
      privacy: privacy.public,
    })
  }
}
