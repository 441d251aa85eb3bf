import type { ContractFeature } from '../feature.ts'
import { pebbleErrors } from './errors.ts'
import { pebbleNotices } from './notices.ts'
import { pebbleScreens } from './screens.ts'

export const pebbles = {
  name: 'pebbles',
  screens: pebbleScreens,
  errors: pebbleErrors,
  messageTargets: { pebble: 'PEBBLE_NOT_FOUND' },
  searchCategories: { pebble: 65 },
  liveKinds: [
    /** The pebble of this id, or that I have laid or taken it away. */
    'updatePebble',
  ],
  eventGroups: { pebble: 'records' },
  notices: pebbleNotices,
} as const satisfies ContractFeature
