import { eventKind } from '../event.ts'

// The subject is the group; `name` is what it was called.
interface Named extends Record<string, string> {
  name: string
}
/** Somebody in the group, other than the actor or the same. */
interface OfMember extends Named {
  personId: string
}

export const groupMade = eventKind<Named>('group.made')
export const groupChanged = eventKind<Named>('group.changed')
export const groupDeleted = eventKind<Named>('group.deleted')
/** Put away, and taken out again. */
export const groupArchived = eventKind<Named>('group.archived')
export const groupReopened = eventKind<Named>('group.reopened')
/** The new group of a new year; what it goes on from is `formerId`. */
export const groupContinued = eventKind<Named & { formerId: string }>('group.continued')
export const groupRestored = eventKind<Named>('group.restored')
export const groupApplied = eventKind<OfMember>('group.applied')
export const groupInvited = eventKind<OfMember>('group.invited')
/** An application or an invitation ended without anybody joining. */
export const groupRequestEnded = eventKind<OfMember>('group.request-ended')
export const groupJoined = eventKind<OfMember>('group.joined')
export const groupLeft = eventKind<OfMember>('group.left')
export const groupMemberRemoved = eventKind<OfMember>('group.member-removed')
export const groupRoleChanged = eventKind<OfMember & { role: string }>('group.role-changed')
/** Given a seat number, another one or none. */
export const groupMemberNumbered = eventKind<OfMember>('group.member-numbered')
export const groupLinkMade = eventKind<Named>('group.link-made')
