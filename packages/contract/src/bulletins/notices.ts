import type { FeatureNotices } from '../notices/declaration.ts'
import { bulletinPaths } from './paths.ts'

export const bulletinNotices = {
  topics: {
    bulletins: { place: 70, band: 'due', mail: 'atOnce', push: true },
  },
  kinds: {
    bulletinAppeared: 'bulletins',
    bulletinReminder: 'bulletins',
  },
  places: {
    bulletin: (id) => bulletinPaths.bulletin(id),
  },
} as const satisfies FeatureNotices
