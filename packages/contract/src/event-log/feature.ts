import type { ContractFeature } from '../feature.ts'
import { eventLogScreens } from './screens.ts'

export const eventLog = {
  name: 'event-log',
  screens: eventLogScreens,
  liveKinds: [
    /** My event log. */
    'updateEventLog',
  ],
  helpTopics: { eventLog: 360 },
} as const satisfies ContractFeature
