import { type ContentDocument, mentionedIds } from '@learntrail/contract/content/document'
import { postPublished } from '@learntrail/contract/posts/events'
import { privacy as privacyCodes } from '@learntrail/contract/posts/posts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { tellPublished } from '../../platform/stream/publications.ts'

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

const whomFor = new Map<number, 'everybody' | 'friends' | 'groups'>([
  [privacyCodes.public, 'everybody'],
  [privacyCodes.friends, 'friends'],
  [privacyCodes.group, 'groups'],
])

/** Records that something was published, and whether somebody is mentioned in it, who has to hear of it. */
export function recordPublished(
  { events, realtime }: Pick<Platform, 'events' | 'realtime'>,
  transaction: Transaction,
  { id, ownerId, actorId, title, content, privacy, groupIds, at }: Published,
): Promise<void> {
  const isFor = whomFor.get(privacy)
  if (isFor !== undefined) tellPublished({ realtime }, transaction, { ownerId, isFor, groupIds })
  const data = { title, ownerId, hasMentions: mentionedIds(content).length > 0, privacy, groupIds }
  return events.record(transaction, postPublished, { actorId, subjectId: id, data, at })
}
