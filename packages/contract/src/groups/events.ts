import { addedOn, eventsOf, field, nothing } from '../event.ts'

const ofGroup = eventsOf('group')
/** The name at the time of the event. */
const named = { name: field.text }
/** A member of the group, possibly the actor. */
const ofMember = { ...named, personId: field.id }
const since = '2026-11-23'

export const groupMade = ofGroup('group.made', { since, data: named, undoneBy: ['group.deleted'] })
export const groupChanged = ofGroup('group.changed', { since, data: named, undoneBy: nothing })
/** Everything in it is deleted with it. There is no actor if the erasure of an account left it without members. */
export const groupDeleted = ofGroup('group.deleted', { since, data: named, undoneBy: ['group.restored'] })
/** Archived, and reopened. Pending applications end when it is archived. */
export const groupArchived = ofGroup('group.archived', { since, data: named, undoneBy: ['group.reopened'] })
export const groupReopened = ofGroup('group.reopened', { since, data: named, undoneBy: nothing })
/**
 * The new group of a new school year, and `formerId`, the group it continues, which is archived. `personIds` are the
 * members taken along.
 */
export const groupContinued = ofGroup('group.continued', {
  since,
  data: { ...named, formerId: field.id, personIds: addedOn('2026-11-28', field.ids) },
  undoneBy: ['group.deleted'],
})
export const groupRestored = ofGroup('group.restored', { since, data: named, undoneBy: nothing })
export const groupApplied = ofGroup('group.applied', {
  since,
  data: ofMember,
  undoneBy: ['group.joined', 'group.request-ended', 'group.archived'],
})
export const groupInvited = ofGroup('group.invited', {
  since,
  data: ofMember,
  undoneBy: ['group.joined', 'group.request-ended', 'group.archived'],
})
/** An application or an invitation ended without a membership. */
export const groupRequestEnded = ofGroup('group.request-ended', { since, data: ofMember, undoneBy: nothing })
export const groupJoined = ofGroup('group.joined', {
  since,
  data: ofMember,
  undoneBy: ['group.left', 'group.member-removed', 'group.deleted'],
})
export const groupLeft = ofGroup('group.left', { since, data: ofMember, undoneBy: nothing })
export const groupMemberRemoved = ofGroup('group.member-removed', { since, data: ofMember, undoneBy: nothing })
/**
 * `role` and `roleBefore` are values of `memberRoles`. A top administrator who hands over becomes an administrator;
 * there is no actor if the previous one's account ended.
 */
export const groupRoleChanged = ofGroup('group.role-changed', {
  since,
  data: { ...ofMember, role: field.code, roleBefore: addedOn('2026-11-28', field.code) },
  undoneBy: ['group.role-changed', 'group.left', 'group.member-removed'],
})
/** A seat number was set, changed or removed. */
export const groupMemberNumbered = ofGroup('group.member-numbered', {
  since: '2026-11-28',
  data: ofMember,
  undoneBy: nothing,
})
/** The person may not join again. */
export const groupBanned = ofGroup('group.banned', {
  since: '2026-11-28',
  data: ofMember,
  undoneBy: ['group.ban-lifted'],
})
export const groupBanLifted = ofGroup('group.ban-lifted', { since: '2026-11-28', data: ofMember, undoneBy: nothing })
export const groupLinkMade = ofGroup('group.link-made', {
  since,
  data: named,
  undoneBy: ['group.link-revoked', 'group.link-made'],
})
export const groupLinkRevoked = ofGroup('group.link-revoked', {
  since: '2026-11-28',
  data: named,
  undoneBy: nothing,
})
