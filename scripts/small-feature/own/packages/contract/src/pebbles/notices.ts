import type { FeatureNotices } from '../notices/declaration.ts'
import { pebblePaths } from './paths.ts'

export const pebbleNotices = {
  topics: {
    pebbles: { place: 125, band: 'people', mail: 'weekly', push: false },
  },
  kinds: {
    pebbleLaid: 'pebbles',
  },
  places: {
    pebble: (id) => pebblePaths.pebble(id),
  },
} as const satisfies FeatureNotices
