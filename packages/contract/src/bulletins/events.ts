import { addedOn, eventsOf, field, nothing } from '../event.ts'

const ofBulletin = eventsOf('bulletin')
/** `title` is the title at the time of the event. */
const titled = { title: field.text, groupId: field.id }
const since = '2026-11-23'

/** Members are notified; there is no actor if it appeared at its scheduled time. */
export const bulletinPublished = ofBulletin('bulletin.published', {
  since,
  data: titled,
  undoneBy: ['bulletin.deleted'],
})
export const bulletinScheduled = ofBulletin('bulletin.scheduled', {
  since,
  data: titled,
  undoneBy: ['bulletin.deleted'],
})
export const bulletinChanged = ofBulletin('bulletin.changed', { since, data: titled, undoneBy: nothing })
/** With `hadAppeared` false, it was never published. */
export const bulletinDeleted = ofBulletin('bulletin.deleted', {
  since,
  data: { ...titled, hadAppeared: addedOn('2026-11-28', field.flag) },
  undoneBy: nothing,
})
/** The subject is the original bulletin, `groupId` the group it went to. */
export const bulletinForwarded = ofBulletin('bulletin.forwarded', { since, data: titled, undoneBy: nothing })
/** Members who have not read or signed it are notified again. */
export const bulletinReminded = ofBulletin('bulletin.reminded', { since, data: titled, undoneBy: nothing })
/**
 * For the member `ownerId`; the actor is the guardian, who may have no account, or for a paper the person who entered
 * it.
 */
export const bulletinGuardianSigned = ofBulletin('bulletin.guardian_signed', {
  since: '2026-11-28',
  data: { ...titled, ownerId: field.id, way: field.oneOf('link', 'account', 'paper') },
  undoneBy: ['bulletin.paper_removed'],
})
/** A signature entered from paper was a mistake. */
export const bulletinPaperRemoved = ofBulletin('bulletin.paper_removed', {
  since: '2026-11-28',
  data: { ...titled, ownerId: field.id },
  undoneBy: nothing,
})
export const bulletinSigned = ofBulletin('bulletin.signed', { since, data: titled, undoneBy: nothing })
