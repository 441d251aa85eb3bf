import type { ContractFeature } from '../feature.ts'
import { bulletinErrors } from './errors.ts'
import { bulletinScreens } from './screens.ts'

export const bulletins = {
  name: 'bulletins',
  screens: bulletinScreens,
  errors: bulletinErrors,
  messageTargets: { bulletin: 'BULLETIN_NOT_FOUND' },
} as const satisfies ContractFeature
