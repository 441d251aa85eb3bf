import type { ContractFeature } from '../feature.ts'
import { fileErrors } from './errors.ts'
import { fileNotices } from './notices.ts'
import { fileScreens } from './screens.ts'

export const files = {
  name: 'files',
  screens: fileScreens,
  errors: fileErrors,
  liveKinds: [
    /** A file of the viewer's: its conversion, or what was found in it. */
    'updateFile',
  ],
  reportTargets: ['file'],
  helpTopics: { files: 250 },
  eventGroups: { file: 'records' },
  notices: fileNotices,
} as const satisfies ContractFeature
