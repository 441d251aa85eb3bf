import { eventsOf, field, nothing } from '../event.ts'

const ofChild = eventsOf('child')
const since = '2026-11-28'

export const guardianInvited = ofChild('guardian.invited', {
  since,
  data: { way: field.oneOf('mail', 'code'), inviter: field.oneOf('teacher', 'pupil', 'school') },
  undoneBy: nothing,
})
/** The guardian has no account, so there is no actor. */
export const guardianJoined = ofChild('guardian.joined', {
  since,
  undoneBy: ['guardian.left'],
})
/** Ended by the guardian, the child, or a leader of one of the child's groups. */
export const guardianLeft = ofChild('guardian.left', { since, undoneBy: nothing })
