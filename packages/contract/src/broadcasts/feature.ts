import type { ContractFeature } from '../feature.ts'
import { broadcastErrors } from './errors.ts'
import { broadcastScreens } from './screens.ts'

export const broadcasts = {
  name: 'broadcasts',
  screens: broadcastScreens,
  errors: broadcastErrors,
  liveKinds: [
    /** What the service or my school tells many. */
    'updateBroadcasts',
  ],
  eventGroups: { broadcast: 'people' },
} as const satisfies ContractFeature
