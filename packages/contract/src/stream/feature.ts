import type { ContractFeature } from '../feature.ts'

export const stream = {
  name: 'stream',
  liveKinds: [
    /** Something was published that may be for me. */
    'updateStream',
  ],
} as const satisfies ContractFeature
