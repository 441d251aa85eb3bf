import type { ContractFeature } from '../feature.ts'
import { pushErrors } from './errors.ts'
import { pushScreens } from './screens.ts'

export const push = {
  name: 'push',
  screens: pushScreens,
  errors: pushErrors,
  helpTopics: { push: 290 },
} as const satisfies ContractFeature
