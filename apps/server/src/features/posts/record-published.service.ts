import { type ContentDocument, mentionedIds } from '@learntrail/contract/content/document'
import { postPublished } from '@learntrail/contract/posts/events'
import { privacy as privacyCodes } from '@learntrail/contract/posts/posts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { tellPublished } from '../../platform/stream/publications.ts'

interface Published {
  id: string
  ownerId: string
  /** Who published it; for a record written together this may be another person than the owner. */
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

/** Records the event of a publication, including whether people are mentioned, who then get a notice. */
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
