import type { ContractFeature } from '../feature.ts'
import { broadcastErrors } from './errors.ts'
import { broadcastScreens } from './screens.ts'

export const broadcasts = {
  name: 'broadcasts',
  screens: broadcastScreens,
  errors: broadcastErrors,
} as const satisfies ContractFeature
