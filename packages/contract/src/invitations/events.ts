import { eventKind } from '../event.ts'

/** The subject is whose link it is. */
export const invitationMade = eventKind('invitation.made')
export const invitationRevoked = eventKind('invitation.revoked')
/** A newcomer signed up by the link of the subject. */
export const invitationTaken = eventKind('invitation.taken')
