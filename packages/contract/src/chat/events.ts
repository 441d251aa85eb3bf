import { eventsOf, field, nothing } from '../event.ts'

// A message in a room is not an event, but a request that waits for an answer is.
const ofRoom = eventsOf('room')
/** Name of the room at the time, '' for a room of two. */
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
/** A person was mentioned in a message; `number` is its number in the room. */
export const chatroomMentioned = ofRoom('chatroom.mentioned', {
  since: '2026-11-25',
  data: { ...ofMember, number: field.code },
  undoneBy: nothing,
})
/** A message in a room of two to a person who had read everything before it. */
export const chatroomWritten = ofRoom('chatroom.written', { since: '2026-11-25', data: ofMember, undoneBy: nothing })
/** A person wants to keep other people's messages as a record, and asks them for consent. */
export const chatroomKeepingAsked = ofRoom('chatroom.keeping-asked', {
  since: '2026-11-25',
  data: ofKeeping,
  undoneBy: nothing,
})
/** Everybody asked has answered. */
export const chatroomKeepingAnswered = ofRoom('chatroom.keeping-answered', {
  since: '2026-11-25',
  data: ofKeeping,
  undoneBy: nothing,
})
/** A member was removed by an administrator. */
export const chatroomMemberRemoved = ofRoom('chatroom.member-removed', { since, data: ofMember, undoneBy: nothing })
/** A member was silenced by a leader of the room's group; `length` is the duration. */
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
/** A message of `personId` was removed by a leader of the group; `number` is its number in the room. */
export const chatroomMessageTakenOut = ofRoom('chatroom.message-taken-out', {
  since: '2026-11-28',
  data: { ...ofMember, number: field.code },
  undoneBy: nothing,
})
export const chatroomClosed = ofRoom('chatroom.closed', { since, data: named, undoneBy: ['chatroom.reopened'] })
export const chatroomReopened = ofRoom('chatroom.reopened', { since, data: named, undoneBy: nothing })
/** A person answered an adult's request to write to them. */
export const chatroomContactAccepted = ofRoom('chatroom.contact-accepted', { since, data: named, undoneBy: nothing })
export const chatroomContactDeclined = ofRoom('chatroom.contact-declined', { since, data: named, undoneBy: nothing })
