import type { FeatureNotices } from '../notices/declaration.ts'
import { prizePaths } from './paths.ts'

export const prizeNotices = {
  kinds: {
    prizeAgreed: 'due',
    prizeApproved: 'due',
    prizeRefused: 'due',
    prizePreparing: 'due',
    prizeSent: 'due',
    prizeReceived: 'due',
  },
  places: {
    prizeApplication: (id) => prizePaths.application(id),
  },
} as const satisfies FeatureNotices
