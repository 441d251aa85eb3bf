import { randomUUID } from 'node:crypto'
import type { ContentDocument } from '@learntrail/contract/content/document'
import { plainText } from '@learntrail/contract/content/document'
import { scheduleFailed } from '@learntrail/contract/drafts/events'
import { privacy } from '@learntrail/contract/posts/posts'
import type { Transaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertDraft } from '../drafts.repository.ts'

/** Records that a scheduled record has become a draft again; its owner gets a notice. */
export async function recordScheduleFailed(
  { events }: Platform,
  transaction: Transaction,
  draft: { id: string; title: string; ownerId: string },
  code: string,
  at: Date,
): Promise<void> {
  const data = { title: draft.title, ownerId: draft.ownerId, code }
  await events.record(transaction, scheduleFailed, { actorId: null, subjectId: draft.id, data, at })
}

interface PlannedBulletin {
  ownerId: string
  groupId: string
  title: string
  content: ContentDocument
  fileIds: string[]
  needsSignature: boolean
  needsGuardian: boolean
}

/** Puts a bulletin that may not appear at its time among its author's drafts, beyond the limit if need be. */
export async function putBulletinInDrafts(
  platform: Platform,
  transaction: Transaction,
  { groupId, ...bulletin }: PlannedBulletin,
  failure: string,
): Promise<void> {
  const at = platform.clock.now()
  const draft = await insertDraft(transaction, {
    id: newId(at.getTime()),
    clientId: randomUUID(),
    isBulletin: true,
    ...bulletin,
    text: plainText(bulletin.content),
    groupIds: [groupId],
    privacy: privacy.group,
    failure,
    version: 1,
    writer: randomUUID(),
    writerSave: 0,
    writerBase: 0,
    createdAt: at,
    updatedAt: at,
  })
  await recordScheduleFailed(platform, transaction, draft, failure, at)
}
