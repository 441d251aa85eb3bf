import type { ContractFeature } from '../feature.ts'
import { eventLogScreens } from './screens.ts'

export const eventLog = {
  name: 'event-log',
  screens: eventLogScreens,
} as const satisfies ContractFeature
