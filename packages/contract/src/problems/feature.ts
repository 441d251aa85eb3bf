import type { ContractFeature } from '../feature.ts'
import { problemErrors } from './errors.ts'
import { problemScreens } from './screens.ts'

export const problems = {
  name: 'problems',
  screens: problemScreens,
  errors: problemErrors,
} as const satisfies ContractFeature
