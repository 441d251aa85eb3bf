import type { PersonCard } from '@learntrail/contract/people/person-card'
import type { CurrentUser } from '@learntrail/contract/profiles/users'
import type { FeatureName } from '@learntrail/contract/shell/features'
import type { IconName } from '../ui/icon.tsx'

/** What a feature has on the card of somebody else, for whoever is signed in. */
export interface OnPerson {
  /** Null: not with this person. `feature`: what the plan must have; without it, the way says so. */
  way: (
    person: PersonCard,
    me: CurrentUser,
  ) => { name: string; icon: IconName; to: string; feature: FeatureName | null } | null
}
