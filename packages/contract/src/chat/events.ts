import { eventKind } from '../event.ts'

// The subject is the room; `name` is what it was called, '' for the room of two. What is said in a room is no event,
// but that somebody begins to wait for an answer is.
interface Named extends Record<string, string> {
  name: string
}

export const chatroomMade = eventKind<Named>('chatroom.made')
export const chatroomInvited = eventKind<Named & { personId: string }>('chatroom.invited')
export const chatroomLeft = eventKind<Named>('chatroom.left')
/** Somebody was named in what was said; `number` is its place in the room. */
export const chatroomMentioned = eventKind<Named & { personId: string; number: string }>('chatroom.mentioned')
/** Something was said in a room of two to whoever had read all before it. */
export const chatroomWritten = eventKind<Named & { personId: string }>('chatroom.written')
/** Somebody would keep what others said as a record, and asks them. */
export const chatroomKeepingAsked = eventKind<Named & { personId: string; keepingId: string }>('chatroom.keeping-asked')
/** All of them have answered. */
export const chatroomKeepingAnswered = eventKind<Named & { personId: string; keepingId: string }>(
  'chatroom.keeping-answered',
)
/** Somebody was taken out by an administrator. */
export const chatroomMemberRemoved = eventKind<Named & { personId: string }>('chatroom.member-removed')
export const chatroomClosed = eventKind<Named>('chatroom.closed')
export const chatroomReopened = eventKind<Named>('chatroom.reopened')
/** Whoever was asked by a grown-up answered. */
export const chatroomContactAccepted = eventKind<Named>('chatroom.contact-accepted')
export const chatroomContactDeclined = eventKind<Named>('chatroom.contact-declined')
