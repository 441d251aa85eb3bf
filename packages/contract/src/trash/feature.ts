import type { ContractFeature } from '../feature.ts'
import { trashErrors } from './errors.ts'
import { trashScreens } from './screens.ts'

export const trash = {
  name: 'trash',
  screens: trashScreens,
  errors: trashErrors,
  helpTopics: { trash: 125 },
} as const satisfies ContractFeature
