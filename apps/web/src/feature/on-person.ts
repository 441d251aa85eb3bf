import type { PersonCard } from '@learntrail/contract/people/person-card'
import type { FeatureName } from '@learntrail/contract/shell/features'

/** What a feature has on the card of somebody else, for whoever is signed in. */
export interface OnPerson {
  /** `feature`: what the plan must have; without it, the way says so. */
  way: (person: PersonCard) => { name: string; to: string; feature: FeatureName | null }
}
