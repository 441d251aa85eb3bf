import type { FeatureName, PlanName } from '@learntrail/contract/shell/features'
import type { PlanView } from '@learntrail/contract/subscription/subscription'

/** What is lost when a plan ends and the free one applies. */
export interface Lost {
  /** Features that stay readable, but allow nothing new. */
  locked: FeatureName[]
  losesTeachingGroups: boolean
  /** Bytes for files from then on; null if unchanged. */
  room: number | null
  /** Suggested summaries per day from then on; null if unchanged. */
  suggestions: number | null
}

export function lostWith(plans: readonly PlanView[], ending: PlanName): Lost | null {
  const [had, free] = [plans.find(({ plan }) => plan === ending), plans.find(({ plan }) => plan === 'free')]
  if (had === undefined || free === undefined || ending === 'free') return null
  const fewer = free.suggestions !== null && (had.suggestions === null || free.suggestions < had.suggestions)
  return {
    locked: had.features.filter((feature) => !free.features.includes(feature)),
    losesTeachingGroups: had.hasTeachingGroups && !free.hasTeachingGroups,
    room: free.room < had.room ? free.room : null,
    suggestions: fewer ? free.suggestions : null,
  }
}
