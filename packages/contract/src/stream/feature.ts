import type { ContractFeature } from '../feature.ts'

export const stream = {
  name: 'stream',
  liveKinds: [
    /** Something was published that the viewer may be allowed to see. */
    'updateStream',
  ],
} as const satisfies ContractFeature
