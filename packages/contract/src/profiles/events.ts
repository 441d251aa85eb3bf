import { eventKind } from '../event.ts'

// The subject of these is the account.

export const profileFilled = eventKind('profile.filled')
export const profileChanged = eventKind<{ parts: readonly string[] }>('profile.changed')
/** They count as grown-up, or as under 18, where they did not before: by what they said, by their school or staff, or by time. */
export const ageChanged = eventKind('profile.age_changed')
