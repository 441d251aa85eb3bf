import type { ContractFeature } from '../feature.ts'
import { eventLogNotices } from './notices.ts'
import { eventLogScreens } from './screens.ts'

export const eventLog = {
  name: 'event-log',
  screens: eventLogScreens,
  liveKinds: [
    /** The viewer's event log. */
    'updateEventLog',
  ],
  helpTopics: { eventLog: 360 },
  notices: eventLogNotices,
} as const satisfies ContractFeature
