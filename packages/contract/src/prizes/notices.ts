import type { FeatureNotices } from '../notices/declaration.ts'
import { prizePaths } from './paths.ts'

export const prizeNotices = {
  kinds: {
    prizeAgreed: 'service',
    prizeApproved: 'service',
    prizeRefused: 'service',
    prizePreparing: 'service',
    prizeSent: 'service',
    prizeReceived: 'service',
  },
  places: {
    prizeApplication: (id) => prizePaths.application(id),
  },
} as const satisfies FeatureNotices
