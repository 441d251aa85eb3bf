import { addedOn, eventsOf, field, nothing, orNull } from '../event.ts'

const ofRecord = eventsOf('record')
const titled = { title: field.text }
const since = '2026-11-21'
const later = '2026-11-28'
/** Audience: a code of `privacy`, and the groups that the record is in. */
const audience = { privacy: field.number, groupIds: field.ids }
const audienceSince = { privacy: addedOn(later, field.number), groupIds: addedOn(later, field.ids) }

/** `hasMentions`: mentioned people must be notified. */
export const postPublished = ofRecord('post.published', {
  since,
  data: { ...titled, ownerId: field.id, hasMentions: field.flag, ...audienceSince },
  undoneBy: ['post.deleted'],
})
export const postChanged = ofRecord('post.changed', { since, undoneBy: nothing })
/**
 * The audience changed; accompanied by `post.changed` if the owner changed it, without an actor if staff hid or
 * restored it. Removal from one group is `post.taken_out`, and removal because a group ended follows from
 * `group.deleted`.
 */
export const postAudienceChanged = ofRecord('post.audience_changed', {
  since: later,
  data: { ownerId: field.id, ...audience, privacyBefore: field.number, groupIdsBefore: field.ids },
  undoneBy: ['post.audience_changed', 'post.deleted'],
  isShown: false,
})
/**
 * Moved to the bin with everything attached; no event follows when it is deleted for good. The audience is the last
 * one.
 */
export const postDeleted = ofRecord('post.deleted', {
  since,
  data: { ownerId: addedOn(later, field.id), publishedAt: addedOn(later, field.time), ...audienceSince },
  undoneBy: ['post.restored'],
})
/** Its owner restored it from the bin with everything attached. The audience is the present one. */
export const postRestored = ofRecord('post.restored', {
  since: '2026-11-30',
  data: { ownerId: field.id, publishedAt: field.time, ...audience },
  undoneBy: ['post.deleted'],
})
export const postLiked = ofRecord('post.liked', {
  since,
  data: { ownerId: field.id },
  undoneBy: ['post.unliked', 'post.deleted'],
})
export const postUnliked = ofRecord('post.unliked', { since: later, data: { ownerId: field.id }, undoneBy: nothing })
/** Added to a person's collection. */
export const postCollected = ofRecord('post.collected', {
  since: later,
  data: { ownerId: field.id },
  undoneBy: ['post.uncollected', 'post.deleted'],
})
export const postUncollected = ofRecord('post.uncollected', {
  since: later,
  data: { ownerId: field.id },
  undoneBy: nothing,
})
/** Its owner made it from homework with the certification of `personId`. */
export const postCertified = ofRecord('post.certified', {
  since: later,
  data: { ownerId: field.id, personId: orNull(field.id), groupId: orNull(field.id) },
  undoneBy: ['post.certification_outdated', 'post.deleted'],
  isShown: false,
})
/** It no longer matches what was certified. */
export const postCertificationOutdated = ofRecord('post.certification_outdated', {
  since: later,
  data: { ownerId: field.id },
  undoneBy: nothing,
  isShown: false,
})

/** Removed from a group by an administrator of the group or its owner; `isPrivate` if it was the last group. */
export const postTakenOut = ofRecord('post.taken_out', {
  since: '2026-11-23',
  data: { ...titled, ownerId: field.id, groupId: field.id, groupName: field.text, isPrivate: field.flag },
  undoneBy: nothing,
})
