import { eventsOf, field, nothing } from '../event.ts'
import { commentTargetTypes } from './target-types.ts'

const ofTarget = eventsOf('target of the comment')
/** `ownerId` is the person replied to or liked. */
const commented = { ownerId: field.id, targetType: field.oneOf(...commentTargetTypes), commentId: field.id }
const replied = { ...commented, replyId: field.id }
/** `personId` is the author. */
const removed = { personId: field.id, targetType: field.oneOf(...commentTargetTypes), commentId: field.id }
const since = '2026-11-22'

export const commentWritten = ofTarget('comment.written', { since, data: commented, undoneBy: ['comment.removed'] })
/** By its author or a person who may remove it there; `replyCount` replies below it went with it. */
export const commentRemoved = ofTarget('comment.removed', {
  since: '2026-11-28',
  data: { ...removed, replyCount: field.number },
  undoneBy: ['comment.restored'],
})
/** Restored from the bin by its author, with the replies that were binned with it. */
export const commentRestored = ofTarget('comment.restored', {
  since: '2026-11-30',
  data: { ...removed, replyCount: field.number },
  undoneBy: ['comment.removed'],
})
export const commentLiked = ofTarget('comment.liked', {
  since,
  data: commented,
  undoneBy: ['comment.unliked', 'comment.removed'],
})
export const commentUnliked = ofTarget('comment.unliked', {
  since: '2026-11-28',
  data: commented,
  undoneBy: nothing,
})
export const replyWritten = ofTarget('comment.reply_written', {
  since,
  data: replied,
  undoneBy: ['comment.reply_removed', 'comment.removed'],
})
export const replyRemoved = ofTarget('comment.reply_removed', {
  since: '2026-11-28',
  data: { ...removed, replyId: field.id },
  undoneBy: ['comment.reply_restored'],
})
export const replyRestored = ofTarget('comment.reply_restored', {
  since: '2026-11-30',
  data: { ...removed, replyId: field.id },
  undoneBy: ['comment.reply_removed', 'comment.removed'],
})
export const replyLiked = ofTarget('comment.reply_liked', {
  since,
  data: replied,
  undoneBy: ['comment.reply_unliked', 'comment.reply_removed', 'comment.removed'],
})
export const replyUnliked = ofTarget('comment.reply_unliked', {
  since: '2026-11-28',
  data: replied,
  undoneBy: nothing,
})
