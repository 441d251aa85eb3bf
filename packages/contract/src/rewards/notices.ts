import type { FeatureNotices } from '../notices/declaration.ts'
import { rewardPaths } from './paths.ts'

export const rewardNotices = {
  kinds: {
    rewardsGiven: 'points',
    rewardsTakenBack: 'points',
  },
  places: {
    rewards: () => rewardPaths.movements,
  },
} as const satisfies FeatureNotices
