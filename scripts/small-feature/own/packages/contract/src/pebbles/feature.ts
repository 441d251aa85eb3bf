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
    /** The pebble with this id changed, or the viewer laid or deleted it. */
    'updatePebble',
  ],
  eventGroups: { pebble: 'records' },
  notices: pebbleNotices,
} as const satisfies ContractFeature
