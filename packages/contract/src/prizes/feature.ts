import type { ContractFeature } from '../feature.ts'
import { prizeErrors } from './errors.ts'
import { prizeNotices } from './notices.ts'
import { prizeScreens } from './screens.ts'

export const prizes = {
  name: 'prizes',
  screens: prizeScreens,
  errors: prizeErrors,
  liveKinds: [
    /** The viewer's application with this id. */
    'updateApplication',
  ],
  consoleRooms: { prizeApplications: 81, prizes: 82 },
  auditActs: [
    'prize.made',
    'prize.changed',
    'prize.withdrawn',
    'prize.offered',
    'prize.codes_added',
    'prize.codes_removed',
    'prize.settings_changed',
    'applications.looked',
    'application.looked',
    'application.approved',
    'application.refused',
    'application.preparing',
    'application.sent',
    'application.received',
  ],
  auditSubjectTypes: ['prize', 'application'],
  auditFacts: ['takesIdImages'],
  helpTopics: { prizes: 176 },
  eventGroups: { prize: 'records' },
  notices: prizeNotices,
} as const satisfies ContractFeature
