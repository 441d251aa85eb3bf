import { eventsOf, field, nothing } from '../event.ts'

const ofChild = eventsOf('child')
const since = '2026-11-28'

export const guardianInvited = ofChild('guardian.invited', {
  since,
  data: { way: field.oneOf('mail', 'code'), inviter: field.oneOf('teacher', 'pupil', 'school') },
  undoneBy: nothing,
})
/** The guardian has no account: nobody is the actor. */
export const guardianJoined = ofChild('guardian.joined', {
  since,
  undoneBy: ['guardian.left'],
})
/** By themselves, by the child, or by whoever leads a group of theirs. */
export const guardianLeft = ofChild('guardian.left', { since, undoneBy: nothing })
