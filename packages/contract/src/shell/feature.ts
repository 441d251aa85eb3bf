import type { ContractFeature } from '../feature.ts'

export const shell = {
  name: 'shell',
  liveKinds: [
    /** My counts in the navigation: notices, broadcasts, requests; named as in the specification. */
    'updateHomeNavigation',
  ],
} as const satisfies ContractFeature
