import type { ContractFeature } from '../feature.ts'
import { guideErrors } from './errors.ts'
import { guideScreens } from './screens.ts'

export const guides = {
  name: 'guides',
  screens: guideScreens,
  errors: guideErrors,
  helpTopics: { guideRecords: 90, guideCourse: 100, guideQuest: 110 },
} as const satisfies ContractFeature
