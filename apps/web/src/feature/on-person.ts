import type { PersonCard } from '@learntrail/contract/people/person-card'
import type { CurrentUser } from '@learntrail/contract/profiles/users'
import type { FeatureName } from '@learntrail/contract/shell/features'
import type { IconName } from '../ui/icon.tsx'

/** A feature's link on another person's card, for signed-in people. */
export interface OnPerson {
  /**
   * Returns null if it does not apply to this person. `feature` is what the plan must include; without it, the link
   * explains that.
   */
  way: (
    person: PersonCard,
    me: CurrentUser,
  ) => { name: string; icon: IconName; to: string; feature: FeatureName | null } | null
}
