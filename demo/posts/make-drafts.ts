import { privacy } from '@learntrail/contract/posts/posts'
import { createDraft } from '../../apps/server/src/features/drafts/demo.ts'
import { documentOf } from '../content/rich-text.ts'
import { actor, type Ids, idOf, type Making } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { drafts } from './drafts.ts'

/** Makes drafts of records. Idempotent. */
export async function makeDrafts({ platform }: Making, ids: Ids): Promise<void> {
  for (const [index, { by, title, text, kind: classification, tags, own }] of drafts.entries()) {
    const clientId = stableId(`draft ${index} ${by}`)
    await createDraft(platform, actor(idOf(ids, by)), {
      clientId,
      writer: clientId,
      save: 1,
      title,
      classification,
      fileIds: [],
      date: null,
      isBulletin: false,
      needsSignature: false,
      needsGuardian: false,
      appearsAt: null,
      content: documentOf(text, () => ({ id: '', label: '' })),
      tags: [...tags],
      customTags: [...own],
      privacy: privacy.public,
      groupIds: [],
    })
  }
}
