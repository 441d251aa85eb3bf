import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { privacy } from '@learntrail/contract/posts/posts'
import type { Original } from '../../drafts/index.ts'

/** Returns a bulletin as the original that a change starts from. */
export const originalOf = (bulletin: Bulletin): Original => {
  const { id, title, content, files, group, version, needsSignature, needsGuardian, hasAppeared, appearsAt } = bulletin
  return {
    id,
    title,
    content,
    files,
    date: null,
    classification: null,
    tags: [],
    customTags: [],
    privacy: privacy.group,
    groupIds: [group.id],
    isBulletin: true,
    base: String(version),
    needsSignature,
    needsGuardian,
    appearsAt: hasAppeared ? null : appearsAt,
  }
}
