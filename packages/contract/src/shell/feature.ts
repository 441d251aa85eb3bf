import type { ContractFeature } from '../feature.ts'

export const shell = {
  name: 'shell',
  liveKinds: [
    /** The viewer's counts in the navigation: notices, broadcasts, requests; named by the specification. */
    'updateHomeNavigation',
  ],
} as const satisfies ContractFeature
