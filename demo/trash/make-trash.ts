import { type PostInput, postInput, privacy } from '@learntrail/contract/posts/posts'
import { createDraft, discardDraft } from '../../apps/server/src/features/drafts/demo.ts'
import { deletePost, publishPost } from '../../apps/server/src/features/posts/demo.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { documentOf } from '../content/rich-text.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import { binnedDraft, binnedRecord } from './binned.ts'

const contentOf = (text: string) => documentOf(text, () => ({ id: '', label: '' }))

/** Puts a record and a draft into the bin. Idempotent. */
export async function makeTrash({ platform, calendar }: Making, ids: Ids): Promise<void> {
  const owner = actor(idOf(ids, 'rain'))
  const at = (days: number) => platformAt(platform, calendar.daysAgo(days))
  const record = await findIn(platform, 'all_posts', 'record in the bin')
  if (record?.isBinned !== true) {
    const input: PostInput = {
      title: binnedRecord.title,
      content: contentOf(binnedRecord.text),
      fileIds: [],
      date: calendar.daysAgo(binnedRecord.published).toISOString().slice(0, 10),
      classification: 'self_directed_learning',
      tags: ['adaptability'],
      customTags: [],
      privacy: privacy.friends,
    }
    const clientId = stableId('record in the bin')
    const made = await publishPost(at(binnedRecord.published), owner, { ...postInput.parse(input), clientId })
    await deletePost(at(binnedRecord.deleted), owner, made.parse().id)
  }
  const draft = await findIn(platform, 'all_drafts', 'draft in the bin')
  if (draft?.isBinned !== true) {
    const clientId = stableId('draft in the bin')
    const { id } = await createDraft(at(binnedDraft.deleted), owner, {
      clientId,
      writer: clientId,
      save: 1,
      title: binnedDraft.title,
      content: contentOf(binnedDraft.text),
      classification: null,
      tags: [],
      customTags: [],
      fileIds: [],
      date: null,
      isBulletin: false,
      needsSignature: false,
      needsGuardian: false,
      appearsAt: null,
      privacy: privacy.friends,
      groupIds: [],
    })
    await discardDraft(at(binnedDraft.deleted), owner, id, false)
  }
}

async function findIn({ pool }: Platform, table: 'all_posts' | 'all_drafts', name: string) {
  const { rows } = await pool.query<{ isBinned: boolean }>(
    `select binned_at is not null as "isBinned" from ${table} where client_id = $1`,
    [stableId(name)],
  )
  return rows[0]
}
