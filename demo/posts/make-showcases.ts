import { readShowcase, saveShowcase } from '../../apps/server/src/features/showcase/demo.ts'
import { actor, type Ids, idOf, type Making } from '../school/making.ts'
import { findRecord } from './find-record.ts'
import { showcases } from './showcases.ts'

/** Makes people's showcases. Idempotent. */
export async function makeShowcases({ platform }: Making, ids: Ids): Promise<void> {
  for (const { by, headline, introduction, titles } of showcases) {
    const person = actor(idOf(ids, by))
    if ((await readShowcase(platform, person, person.id, { texts: 'cut' })).headline === headline) continue
    const postIds = await Promise.all(titles.map((title) => findRecord(platform, ids, title)))
    await saveShowcase(platform, person, { headline, introduction, postIds })
  }
}
