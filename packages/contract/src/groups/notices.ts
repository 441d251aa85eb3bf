import type { FeatureNotices } from '../notices/declaration.ts'
import { groupPaths } from './paths.ts'

export const groupNotices = {
  topics: {
    groups: { place: 60, band: 'people', mail: 'daily', push: true },
  },
  kinds: {
    groupInvited: 'groups',
    groupApplied: 'groups',
    groupAccepted: 'groups',
    groupRole: 'groups',
    groupContinued: 'groups',
  },
  places: {
    group: (id) => groupPaths.group(id),
    groupRequests: (id) => groupPaths.groupRequests(id),
  },
} as const satisfies FeatureNotices
