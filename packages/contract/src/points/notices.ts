import type { FeatureNotices } from '../notices/declaration.ts'
import { pointPaths } from './paths.ts'

export const pointNotices = {
  topics: {
    points: { place: 85, band: 'people', mail: 'daily', push: true },
  },
  kinds: {
    pointsIssued: 'points',
    pointsTakenBack: 'points',
    pointsAnswered: 'points',
    pointsReset: 'points',
    pointsGoalReached: 'points',
  },
  places: {
    ownPoints: (id) => pointPaths.own(id),
    groupPoints: (id) => pointPaths.manage(id),
  },
} as const satisfies FeatureNotices
