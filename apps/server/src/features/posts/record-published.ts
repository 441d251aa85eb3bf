import { type ContentDocument, mentionedIds } from '@learntrail/contract/content/document'
import { postPublished } from '@learntrail/contract/posts/events'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

interface Published {
  id: string
  ownerId: string
  /** Who published it; of what people wrote together it may be somebody else than its owner. */
  actorId: string
  title: string
  content: ContentDocument
  privacy: number
  groupIds: readonly string[]
  at: Date
}

/** Records that something was published, and whether somebody is mentioned in it, who has to hear of it. */
export function recordPublished(
  { events }: Pick<Platform, 'events'>,
  transaction: Transaction,
  { id, ownerId, actorId, title, content, privacy, groupIds, at }: Published,
): Promise<void> {
  const data = { title, ownerId, hasMentions: mentionedIds(content).length > 0, privacy, groupIds }
  return events.record(transaction, postPublished, { actorId, subjectId: id, data, at })
}
