import type { FeatureNotices } from '../notices/declaration.ts'
import { accountPaths } from './paths.ts'

export const accountNotices = {
  topics: {
    account: { place: 10, band: 'service', mail: 'atOnce', push: true },
  },
  kinds: {
    newDevice: 'account',
    passwordChanged: 'account',
    passwordGiven: 'account',
    wayChanged: 'account',
    planGranted: 'service',
    planEnding: 'service',
    planEndingRooms: 'service',
  },
  places: {
    account: () => accountPaths.account,
  },
} as const satisfies FeatureNotices
