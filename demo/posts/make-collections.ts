import { collect } from '../../apps/server/src/features/posts/demo.ts'
import { actor, type Ids, idOf, type Making } from '../school/making.ts'
import { collections } from './collections.ts'
import { findRecord } from './find-record.ts'

/** Makes people's collections of others' records. Idempotent. */
export async function makeCollections({ platform }: Making, ids: Ids): Promise<void> {
  for (const { by, titles } of collections) {
    for (const title of titles) await collect(platform, actor(idOf(ids, by)), await findRecord(platform, ids, title))
  }
}
