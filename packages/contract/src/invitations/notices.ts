import type { FeatureNotices } from '../notices/declaration.ts'
import { invitationPaths } from './paths.ts'

export const invitationNotices = {
  kinds: {
    newcomer: 'friends',
  },
  places: {
    arrivals: () => invitationPaths.invite,
  },
} as const satisfies FeatureNotices
