import { eventKind } from '../event.ts'

// The subject is the other person. What is refused, taken back or blocked is known only to the one who does it.

export const friendAsked = eventKind('relation.asked')
export const friendRequestEnded = eventKind<{ by: 'rejected' | 'revoked' }>('relation.request-ended')
export const befriended = eventKind('relation.befriended')
export const unfriended = eventKind('relation.unfriended')
export const followed = eventKind('relation.followed')
export const unfollowed = eventKind('relation.unfollowed')
export const blocked = eventKind('relation.blocked')
export const unblocked = eventKind('relation.unblocked')
