import { eventsOf, nothing } from '../event.ts'

const ofInviter = eventsOf('owner of the link')
const since = '2026-11-22'

export const invitationMade = ofInviter('invitation.made', { since, undoneBy: ['invitation.revoked'] })
export const invitationRevoked = ofInviter('invitation.revoked', { since, undoneBy: nothing })
/** A person signed up through the link. */
export const invitationTaken = ofInviter('invitation.taken', { since, undoneBy: nothing })
