import type { FeatureNotices } from '../notices/declaration.ts'
import { accountPaths } from './paths.ts'

export const accountNotices = {
  topics: {
    account: { place: 10, band: 'due', mail: 'atOnce', push: true },
  },
  kinds: {
    newDevice: 'account',
    passwordChanged: 'account',
    passwordGiven: 'account',
    wayChanged: 'account',
    planGranted: 'due',
    planEnding: 'due',
  },
  places: {
    account: () => accountPaths.account,
  },
} as const satisfies FeatureNotices
