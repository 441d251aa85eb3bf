import { saveGuide } from '../../apps/server/src/features/guides/demo.ts'
import { type Ids, idOf, type Making } from '../school/making.ts'
import { begunGuide } from './guides.ts'

/** Makes a begun guide. Idempotent. */
export async function makeGuides({ platform }: Making, ids: Ids): Promise<void> {
  const { kind, answers, step } = begunGuide
  const writing = { answers, own: [], title: '', date: null, classification: null, tags: [], customTags: [], step }
  await saveGuide(platform, { id: idOf(ids, 'rain') }, { kind, base: null, ...writing })
}
