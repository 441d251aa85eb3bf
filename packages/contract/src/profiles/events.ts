import { eventKind } from '../event.ts'

// The subject of both is the account.

export const profileFilled = eventKind('profile.filled')
export const profileChanged = eventKind<{ parts: readonly string[] }>('profile.changed')
