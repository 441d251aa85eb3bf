import { eventsOf, field, nothing } from '../event.ts'

const ofAccount = eventsOf('account')

export const profileFilled = ofAccount('profile.filled', { since: '2026-11-21', undoneBy: nothing })
export const profileChanged = ofAccount('profile.changed', {
  since: '2026-11-21',
  data: { parts: field.codes },
  undoneBy: nothing,
})
/** The person's status as adult or under 18 changed: by the age they stated, by their school or staff, or with time. */
export const ageChanged = ofAccount('profile.age_changed', { since: '2026-11-27', undoneBy: nothing })
/** Staff corrected a placement: figures based on it are recomputed. */
export const placementCorrected = ofAccount('profile.placement_corrected', {
  since: '2026-11-28',
  data: { placementId: field.id },
  undoneBy: ['profile.placement_corrected'],
})
