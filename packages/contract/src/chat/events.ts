import { eventKind } from '../event.ts'

// The subject is the room; `name` is what it was called, '' for the room of two. What is said in a room is no event.
interface Named extends Record<string, string> {
  name: string
}

export const chatroomMade = eventKind<Named>('chatroom.made')
export const chatroomInvited = eventKind<Named & { personId: string }>('chatroom.invited')
export const chatroomLeft = eventKind<Named>('chatroom.left')
/** Somebody was taken out by an administrator. */
export const chatroomMemberRemoved = eventKind<Named & { personId: string }>('chatroom.member-removed')
export const chatroomClosed = eventKind<Named>('chatroom.closed')
export const chatroomReopened = eventKind<Named>('chatroom.reopened')
/** Whoever was asked by a grown-up answered. */
export const chatroomContactAccepted = eventKind<Named>('chatroom.contact-accepted')
export const chatroomContactDeclined = eventKind<Named>('chatroom.contact-declined')
