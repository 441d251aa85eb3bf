import type { ContractFeature } from '../feature.ts'
import { broadcastErrors } from './errors.ts'
import { broadcastScreens } from './screens.ts'

export const broadcasts = {
  name: 'broadcasts',
  screens: broadcastScreens,
  errors: broadcastErrors,
  liveKinds: [
    /** Broadcasts of the service or of my school. */
    'updateBroadcasts',
  ],
  eventGroups: { broadcast: 'people' },
} as const satisfies ContractFeature
