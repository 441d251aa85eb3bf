import { addedOn, eventsOf, field, nothing } from '../event.ts'

const ofBulletin = eventsOf('bulletin')
/** `title` is what it was called. */
const titled = { title: field.text, groupId: field.id }
const since = '2026-11-23'

/** By its time, where nobody did it; members are told. */
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
/** What had not appeared was never published. */
export const bulletinDeleted = ofBulletin('bulletin.deleted', {
  since,
  data: { ...titled, hadAppeared: addedOn('2026-11-28', field.flag) },
  undoneBy: nothing,
})
/** The subject is the one that was forwarded, `groupId` where it went. */
export const bulletinForwarded = ofBulletin('bulletin.forwarded', { since, data: titled, undoneBy: nothing })
/** Those who have not read it, or not signed, are told again. */
export const bulletinReminded = ofBulletin('bulletin.reminded', { since, data: titled, undoneBy: nothing })
/** For the member whose guardian it is, `ownerId`: by the guardian, who may have no account; from paper by whoever entered it. */
export const bulletinGuardianSigned = ofBulletin('bulletin.guardian_signed', {
  since: '2026-11-28',
  data: { ...titled, ownerId: field.id, way: field.oneOf('link', 'account', 'paper') },
  undoneBy: ['bulletin.paper_removed'],
})
/** What was entered from paper was a mistake. */
export const bulletinPaperRemoved = ofBulletin('bulletin.paper_removed', {
  since: '2026-11-28',
  data: { ...titled, ownerId: field.id },
  undoneBy: nothing,
})
export const bulletinSigned = ofBulletin('bulletin.signed', { since, data: titled, undoneBy: nothing })
