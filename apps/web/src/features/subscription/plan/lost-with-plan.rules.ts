import type { FeatureName, PlanName } from '@learntrail/contract/shell/features'
import type { PlanView } from '@learntrail/contract/subscription/subscription'

/** What somebody has no more once a plan has ended and the free one holds. */
export interface Lost {
  /** What they had stays readable; nothing new is made. */
  locked: FeatureName[]
  losesTeachingGroups: boolean
  /** Bytes that files may take from then on; null: as many as before. */
  room: number | null
  /** Suggested summaries a day from then on; null: as many as before. */
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
