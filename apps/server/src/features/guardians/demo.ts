/* For the demo school (`demo/`) only. */

export { findOfAccount } from './guardians.repository.ts'
export { acceptInvitation, keepInAccount } from './guardians.service.ts'
export { inviteGuardian } from './invite.service.ts'
