import type { ContractFeature } from '../feature.ts'
import { pointErrors } from './errors.ts'
import { pointNotices } from './notices.ts'
import { pointScreens } from './screens.ts'

export const points = {
  name: 'points',
  screens: pointScreens,
  errors: pointErrors,
  liveKinds: [
    /** Points of the group with this id: the viewer's, everybody's, its goal, its leaderboard. */
    'updatePoints',
  ],
  helpTopics: { points: 174 },
  eventGroups: { points: 'records' },
  notices: pointNotices,
} as const satisfies ContractFeature
