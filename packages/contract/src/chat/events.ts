import { eventsOf, field, nothing } from '../event.ts'

// What is said in a room is no event, but that somebody begins to wait for an answer is.
const ofRoom = eventsOf('room')
/** What it was called, '' for the room of two. */
const named = { name: field.text }
const ofMember = { ...named, personId: field.id }
const ofKeeping = { ...ofMember, keepingId: field.id }
const since = '2026-11-24'

export const chatroomMade = ofRoom('chatroom.made', { since, data: named, undoneBy: ['chatroom.closed'] })
export const chatroomInvited = ofRoom('chatroom.invited', {
  since,
  data: ofMember,
  undoneBy: ['chatroom.left', 'chatroom.member-removed'],
})
export const chatroomLeft = ofRoom('chatroom.left', { since, data: named, undoneBy: nothing })
/** Somebody was named in what was said; `number` is its place in the room. */
export const chatroomMentioned = ofRoom('chatroom.mentioned', {
  since: '2026-11-25',
  data: { ...ofMember, number: field.code },
  undoneBy: nothing,
})
/** Something was said in a room of two to whoever had read all before it. */
export const chatroomWritten = ofRoom('chatroom.written', { since: '2026-11-25', data: ofMember, undoneBy: nothing })
/** Somebody would keep what others said as a record, and asks them. */
export const chatroomKeepingAsked = ofRoom('chatroom.keeping-asked', {
  since: '2026-11-25',
  data: ofKeeping,
  undoneBy: nothing,
})
/** All of them have answered. */
export const chatroomKeepingAnswered = ofRoom('chatroom.keeping-answered', {
  since: '2026-11-25',
  data: ofKeeping,
  undoneBy: nothing,
})
/** Somebody was taken out by an administrator. */
export const chatroomMemberRemoved = ofRoom('chatroom.member-removed', { since, data: ofMember, undoneBy: nothing })
/** Somebody was silenced by who leads the group of the room; `length` is how long. */
export const chatroomSilenced = ofRoom('chatroom.silenced', {
  since: '2026-11-28',
  data: { ...ofMember, length: field.code },
  undoneBy: ['chatroom.silence-lifted'],
})
export const chatroomSilenceLifted = ofRoom('chatroom.silence-lifted', {
  since: '2026-11-28',
  data: ofMember,
  undoneBy: nothing,
})
/** What `personId` said was taken out by who leads the group; `number` is its place in the room. */
export const chatroomMessageTakenOut = ofRoom('chatroom.message-taken-out', {
  since: '2026-11-28',
  data: { ...ofMember, number: field.code },
  undoneBy: nothing,
})
export const chatroomClosed = ofRoom('chatroom.closed', { since, data: named, undoneBy: ['chatroom.reopened'] })
export const chatroomReopened = ofRoom('chatroom.reopened', { since, data: named, undoneBy: nothing })
/** Whoever was asked by a grown-up answered. */
export const chatroomContactAccepted = ofRoom('chatroom.contact-accepted', { since, data: named, undoneBy: nothing })
export const chatroomContactDeclined = ofRoom('chatroom.contact-declined', { since, data: named, undoneBy: nothing })
