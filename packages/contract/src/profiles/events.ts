import { eventsOf, field, nothing } from '../event.ts'

const ofAccount = eventsOf('account')

export const profileFilled = ofAccount('profile.filled', { since: '2026-11-21', undoneBy: nothing })
export const profileChanged = ofAccount('profile.changed', {
  since: '2026-11-21',
  data: { parts: field.codes },
  undoneBy: nothing,
})
/** They count as grown-up, or as under 18, where they did not before: by what they said, by their school or staff, or by time. */
export const ageChanged = ofAccount('profile.age_changed', { since: '2026-11-27', undoneBy: nothing })
/** Where they were when, as staff know better: what was counted by it is counted anew. */
export const placementCorrected = ofAccount('profile.placement_corrected', {
  since: '2026-11-28',
  data: { placementId: field.id },
  undoneBy: ['profile.placement_corrected'],
})
