import { privacy } from '@learntrail/contract/posts/posts'
import type { DraftSession } from './draft-session.ts'
import { type DraftWriter, open } from './open-drafts.ts'

/** Returns the session of this account's draft for a bulletin of this group. */
export function openBulletinDraft(writer: DraftWriter, groupId: string): DraftSession {
  const audience = { privacy: privacy.group, groupIds: [groupId] }
  return open(writer, `bulletin.${groupId}`, {
    ...audience,
    isBulletin: true,
    needsSignature: false,
    needsGuardian: false,
    appearsAt: null,
  })
}
