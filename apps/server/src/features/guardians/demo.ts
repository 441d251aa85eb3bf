/* What the demo school is made with (`demo/`), and nothing else. */

export { findOfAccount } from './guardians.repository.ts'
export { acceptInvitation, keepInAccount } from './guardians.service.ts'
export { inviteGuardian } from './invite.service.ts'
