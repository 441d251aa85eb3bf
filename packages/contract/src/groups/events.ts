import { addedOn, eventsOf, field, nothing } from '../event.ts'

const ofGroup = eventsOf('group')
/** What it was called. */
const named = { name: field.text }
/** Somebody in the group, other than the actor or the same. */
const ofMember = { ...named, personId: field.id }
const since = '2026-11-23'

export const groupMade = ofGroup('group.made', { since, data: named, undoneBy: ['group.deleted'] })
export const groupChanged = ofGroup('group.changed', { since, data: named, undoneBy: nothing })
/** All that is in it ends with it. Without an actor, it had nobody left. */
export const groupDeleted = ofGroup('group.deleted', { since, data: named, undoneBy: ['group.restored'] })
/** Put away, and taken out again. Who waited to get in waits no more. */
export const groupArchived = ofGroup('group.archived', { since, data: named, undoneBy: ['group.reopened'] })
export const groupReopened = ofGroup('group.reopened', { since, data: named, undoneBy: nothing })
/** The new group of a new year; what it goes on from is `formerId`, and is put away by it. `personIds` came along. */
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
/** An application or an invitation ended without anybody joining. */
export const groupRequestEnded = ofGroup('group.request-ended', { since, data: ofMember, undoneBy: nothing })
export const groupJoined = ofGroup('group.joined', {
  since,
  data: ofMember,
  undoneBy: ['group.left', 'group.member-removed', 'group.deleted'],
})
export const groupLeft = ofGroup('group.left', { since, data: ofMember, undoneBy: nothing })
export const groupMemberRemoved = ofGroup('group.member-removed', { since, data: ofMember, undoneBy: nothing })
/**
 * Codes of `memberRoles`. Who hands the group over is an administrator from then on; without an actor, the account of the
 * one before has ended.
 */
export const groupRoleChanged = ofGroup('group.role-changed', {
  since,
  data: { ...ofMember, role: field.code, roleBefore: addedOn('2026-11-28', field.code) },
  undoneBy: ['group.role-changed', 'group.left', 'group.member-removed'],
})
/** Given a seat number, another one or none. */
export const groupMemberNumbered = ofGroup('group.member-numbered', {
  since: '2026-11-28',
  data: ofMember,
  undoneBy: nothing,
})
/** May not come in again. */
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
