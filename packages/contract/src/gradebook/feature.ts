import type { ContractFeature } from '../feature.ts'
import { gradebookErrors } from './errors.ts'
import { gradebookScreens } from './screens.ts'

export const gradebook = {
  name: 'gradebook',
  screens: gradebookScreens,
  errors: gradebookErrors,
  liveKinds: [
    /** Scores, columns or settings of the group with this id. */
    'updateGradebook',
  ],
  helpTopics: { gradebook: 172 },
} as const satisfies ContractFeature
