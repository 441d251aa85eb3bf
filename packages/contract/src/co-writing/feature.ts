import type { ContractFeature } from '../feature.ts'
import { coWritingErrors } from './errors.ts'
import { coWritingNotices } from './notices.ts'
import { coWritingScreens } from './screens.ts'

export const coWriting = {
  name: 'co-writing',
  screens: coWritingScreens,
  errors: coWritingErrors,
  liveKinds: [
    /** The writers of a record written together, or their progress. */
    'updateShared',
  ],
  helpTopics: { shared: 120 },
  eventGroups: { shared: 'records' },
  notices: coWritingNotices,
  todos: { coWritingAsked: { place: 70, isAsked: true } },
} as const satisfies ContractFeature
