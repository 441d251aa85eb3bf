import { eventKind } from '../event.ts'

// The subject is the code, of several made at once the first.

export const planCodesMade = eventKind<{ count: string }>('plan_code.made')
/** `name` is how the code ends. */
export const planCodeRevoked = eventKind<{ name: string }>('plan_code.revoked')
