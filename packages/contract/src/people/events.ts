import { addedOn, eventsOf, field, nothing } from '../event.ts'

// Declines, withdrawals and blocks are only known to the person who makes them.
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
/** A block ends the relation of the two: friendship, and following in either direction. */
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
