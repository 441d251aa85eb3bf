import { addedOn, eventsOf, field, nothing } from '../event.ts'

// What is refused, taken back or blocked is known only to the one who does it.
const ofOther = eventsOf('other person')
const later = '2026-11-28'

export const friendAsked = ofOther('relation.asked', {
  since: '2026-11-22',
  undoneBy: ['relation.request-ended', 'relation.befriended', 'relation.blocked'],
})
export const friendRequestEnded = ofOther('relation.request-ended', {
  since: '2026-11-22',
  data: { by: field.oneOf('rejected', 'revoked') },
  undoneBy: nothing,
})
export const befriended = ofOther('relation.befriended', {
  since: '2026-11-21',
  undoneBy: ['relation.unfriended', 'relation.blocked'],
})
export const unfriended = ofOther('relation.unfriended', { since: '2026-11-22', undoneBy: nothing })
export const followed = ofOther('relation.followed', {
  since: '2026-11-22',
  undoneBy: ['relation.unfollowed', 'relation.blocked'],
})
export const unfollowed = ofOther('relation.unfollowed', { since: '2026-11-22', undoneBy: nothing })
/** What the two were to each other ends with it: friends, one a follower of the other, or the other of the one. */
export const blocked = ofOther('relation.blocked', {
  since: '2026-11-21',
  data: {
    endsFriendship: addedOn(later, field.flag),
    endsFollowing: addedOn(later, field.flag),
    endsBeingFollowed: addedOn(later, field.flag),
  },
  undoneBy: ['relation.unblocked'],
})
export const unblocked = ofOther('relation.unblocked', { since: '2026-11-22', undoneBy: nothing })
